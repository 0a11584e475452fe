/** Whom this device does not want to hear; a matter between it and its owner. */
export const silenced: { people: string[] } = $state({ people: [] });
