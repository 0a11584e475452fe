// The page begins with a few lines that fetch the words of the visitor's language; what it needs beside them is named in
// the page itself, so that a browser fetches it all at once and not one after the other.
export function preloads(module) {
  return {
    name: 'sny-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needed = new Set();
        const need = (chunk) => {
          if (!chunk || chunk.isEntry || needed.has(chunk)) return;
          needed.add(chunk);
          for (const name of chunk.imports) need(bundle[name]);
        };
        need(chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)));
        const scripts = [...needed].map((chunk) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` },
        }));
        const styles = [...needed]
          .flatMap((chunk) => [...chunk.viteMetadata.importedCss])
          .map((name) => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${name}` } }));
        return [...scripts, ...styles].map((tag) => ({ ...tag, injectTo: 'head' }));
      },
    },
  };
}
