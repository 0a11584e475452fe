// The words that a browser can say: what only the command line and the terminal say, and every comment, stays behind.
const TERMINAL =
  /^(?:help|sim|store|serve|join|command|answer|farewell|replay|save|welcome|no-such|wrong|option|options|allowed|file-problem|switch-without-value|too-much|not-one-of|did-you-mean|there-are|press-enter|shown-once|match-rivals)(?:-[\w-]+)? =|^(?!client-)[\w-]+-(?:verb|action)-[\w-]+ =/;

/** A message begins at the margin, and goes on as long as lines are indented. */
export const spoken = (catalogue) =>
  catalogue
    .split(/^(?=\S)/m)
    .filter((part) => !part.startsWith('#') && !TERMINAL.test(part))
    .join('');

export function catalogues() {
  return {
    name: 'sny-catalogues',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0];
      if (!file.endsWith('.ftl')) return null;
      const { readFile } = await import('node:fs/promises');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(spoken(await readFile(file, 'utf8')))};`;
    },
  };
}
