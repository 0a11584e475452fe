// The pictures of the menu are drawn once, when the client is built: a phone gets them as files and not as code that
// draws. `pictureOf` of `virtual:pictures` gives their addresses.
import { runnerImport } from 'vite';

const NAME = 'virtual:pictures';
const THEMES = ['night', 'dawn'];

export function pictures() {
  let building = false;
  return {
    name: 'sny-pictures',
    config: (_, { command }) => void (building = command === 'build'),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const plain = { configFile: false, root: this.environment.config.root, logLevel: 'error' };
      const { gamePicture } = (await runnerImport('./src/art/scenery.ts', plain)).module;
      const { GAMES } = (await runnerImport('./src/art/index.ts', plain)).module;
      const address = (game, theme) => {
        const svg = gamePicture(game, { theme });
        if (!building) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game}-${theme}.svg`, source: svg })}`;
      };
      const all = GAMES.flatMap((game) => THEMES.map((theme) => `'${game} ${theme}': ${address(game, theme)}`));
      return `const FILES = { ${all.join(', ')} };\nexport const pictureOf = (game, theme) => FILES[\`\${game} \${theme}\`];`;
    },
  };
}
