// Python for tables without a server: Pyodide, and the very sources that a server runs, packed when the client is built.
// The folder has a digest of all in its name, so that the page never plays by rules of another version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { unzipped, zipped } from './zip.mjs';

const NAME = 'virtual:python';
const sources = new URL('../../src/', import.meta.url);
const pyodide = new URL('../node_modules/pyodide/', import.meta.url);
const wheels = new URL('../node_modules/.python/', import.meta.url);

/** What a table without a server never asks for; the words of Kraina snów come in an archive of their own. */
const ELSEWHERE =
  /^sny\/(cli|locale|sim|study|terminal|train|client|pages|store\/(sqlite|postgres|migrations))\/|^sny\/(language|visitor|__main__)\.py$|\/networks\/|\.pyi?c$|\/__pycache__\//;
const SERVER_ONLY =
  /^sny\/server\/(admin|app|client_files|compiling|door|endpoints|keeper|line|metrics|openapi|origins|people|pool|preview|serve|socket|suitable_line|thinking|web)\.py$/;
const WORDS = /^sny\/words\/data\/|^sny\/bots\/kraina_snow\/data\//;
/** Of the standard library: what draws windows, debugs, tests, installs, or speaks over networks that a page has not. */
const UNUSED =
  /^(ensurepip|idlelib|lib2to3|pydoc_data|test|tkinter|turtledemo|unittest|venv|xmlrpc|curses|sqlite3|wsgiref|dbm|multiprocessing|pdb|pydoc|doctest|turtle|smtplib|imaplib|poplib|ftplib|_pyrepl|mailbox|tarfile|zoneinfo|_pydecimal|_strptime|cProfile|profile|pstats|nntplib|telnetlib|optparse|webbrowser|antigravity|difflib|pickletools|cgi|cmd|code|aifc|sunau|wave)(\/|\.)/;

/** `absent`: nothing is packed, and the client knows that it has none. */
export function python({ absent = false } = {}) {
  let made;
  return {
    name: 'sny-python',
    configResolved: ({ command }) => void (absent ||= command !== 'build' || Boolean(process.env['VITEST'])),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (absent) return told('', {});
      made ??= folder();
      return told(made.path, made.files);
    },
    generateBundle() {
      if (absent) return;
      made ??= folder();
      for (const [name, source] of Object.entries(made.files))
        this.emitFile({ type: 'asset', fileName: `${made.path.slice(1)}${name}`, source });
    },
  };
}

/** What the client has to know of them: where they lie, and how much is fetched and kept. */
function told(path, files) {
  const size = (counted) => Object.values(files).reduce((sum, bytes) => sum + counted(bytes), 0);
  return `export const FOLDER = ${JSON.stringify(path)};
export const FILES = ${JSON.stringify(Object.keys(files))};
export const FETCHED = ${size((bytes) => gzipSync(bytes).length)};
export const KEPT = ${size((bytes) => bytes.length)};`;
}

function folder() {
  const files = {
    'pyodide.mjs': pyodideFile('pyodide.mjs'),
    'pyodide.asm.mjs': pyodideFile('pyodide.asm.mjs'),
    'pyodide.asm.wasm': pyodideFile('pyodide.asm.wasm'),
    'python_stdlib.zip': zipped(unzipped(pyodideFile('python_stdlib.zip')).filter(([name]) => !UNUSED.test(name))),
    'pyodide-lock.json': lock(),
    'sny.zip': zipped([...ours((name) => !WORDS.test(name)), ...theirs()]),
    'words.zip': zipped(ours((name) => WORDS.test(name))),
  };
  const digest = createHash('sha256');
  for (const [name, bytes] of Object.entries(files)) digest.update(name).update(bytes);
  return { path: `/assets/python-${digest.digest('hex').slice(0, 12)}/`, files };
}

const pyodideFile = (name) => readFileSync(new URL(name, pyodide));

/** No packages are fetched from anywhere. */
function lock() {
  const { info } = JSON.parse(pyodideFile('pyodide-lock.json').toString());
  return Buffer.from(JSON.stringify({ info, packages: {} }));
}

function ours(wanted) {
  return readdirSync(new URL('sny/', sources), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(/^.*?\/src\/(?=sny\/)/, ''))
    .filter((name) => !ELSEWHERE.test(name) && !SERVER_ONLY.test(name) && wanted(name))
    .sort()
    .map((name) => [name, readFileSync(new URL(name, sources))]);
}

function theirs() {
  const names = readdirSync(wheels, { withFileTypes: true }).filter(({ name }) => name.endsWith('.whl'));
  if (!names.length) throw new Error('run requirements/browser.py first: the Python in the browser needs its wheels');
  return names
    .flatMap(({ name }) => unzipped(readFileSync(new URL(name, wheels))))
    .filter(([name]) => !/\.pyi$|dist-info\/(RECORD|WHEEL)/.test(name));
}
