// The first screen as a picture that can be tapped before any script is there: the same component, drawn when the client
// is built, once in each language, and put into the page as templates. src/first.ts shows it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { python } from './python.mjs';

export function still(entry) {
  let root;
  return {
    name: 'sny-still',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle }) {
        const files = Object.values(bundle).filter((file) => file.type === 'asset');
        const fileOf = (name) => {
          const found = files.find((file) => file.names.includes(`${name}.svg`));
          if (!found) throw new Error(`the first screen shows ${name}.svg, which scripts/pictures.mjs has not drawn`);
          return found.fileName;
        };
        const screens = Object.entries(await drawn(root, entry));
        return screens.map(([lang, screen]) => ({
          tag: 'template',
          attrs: { lang },
          children: screen.replace(/picture:([\w-]+)/g, (_, name) => `/${fileOf(name)}`),
          injectTo: 'head',
        }));
      },
    },
  };
}

/** What the entry draws, by language. It is built as a server would have it, and run here. */
async function drawn(root, entry) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte(), named(), python({ absent: true })],
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  globalThis.location ??= { pathname: '/', search: '', origin: '' };
  const { screens } = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  return screens();
}

/** Pictures by name: their addresses are known when the rest has been built. */
function named() {
  const NAME = 'virtual:pictures';
  return {
    name: 'sny-named-pictures',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? 'export const pictureOf = (game, theme) => `picture:${game}-${theme}`;' : null),
  };
}
