// The service worker is written when the client is built, since only then the names of the files are known.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PYTHON = 'assets/python-';

export function serviceWorker() {
  return {
    name: 'sny-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // a file may still be taken out before, and one that is missing would keep the worker out
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => /\.(js|css|svg|woff2)$/.test(name) && !name.startsWith(PYTHON))
          .map((name) => `/${name}`);
        const shell = ['/', '/manifest.webmanifest', '/icons/moon.svg', ...files.sort()];
        const python = Object.keys(bundle).filter((name) => name.startsWith(PYTHON));
        const digest = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
        const source = readFileSync(new URL('../src/worker.js', import.meta.url), 'utf8')
          .replace('SHELL_FILES', JSON.stringify(shell))
          .replace('PYTHON_FILES', JSON.stringify(python.map((name) => `/${name}`)))
          .replace('SHELL_NAME', JSON.stringify(`sny-${digest}`));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
