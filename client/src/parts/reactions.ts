// Said with one tap, and shown large over the table. On the wire they are lines of the chat like any other.
export const REACTIONS = ['👏', '😂', '😱', '🤔', '❤️', '😴'] as const;

export const isReaction = (text: string): boolean => (REACTIONS as readonly string[]).includes(text);
