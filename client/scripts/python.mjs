// Python for tables without a server: Pyodide, and the very sources that a server runs, packed when the client is built.
// The folder has a digest of all in its name, so that the page never plays by rules of another version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { compiled, said } from './bytecode.mjs';
import { unzipped, zipped } from './zip.mjs';

const NAME = 'virtual:python';
const sources = new URL('../../src/', import.meta.url);
const pyodide = new URL('../node_modules/pyodide/', import.meta.url);
const wheels = new URL('../node_modules/.python/', import.meta.url);

/** What a table without a server never asks for; the words of Kraina snów come in an archive of their own. */
const ELSEWHERE = [
  /^sny\/(cli|locale|sim|study|terminal|train|client|pages|store\/(sqlite|postgres|migrations)|server\/nodes)\//,
  /^sny\/(language|visitor|rulebook|__main__)\.py$/,
  /^sny\/env\/(batch|courses|engine|features|gpu|gpu_loops|gymnasium|open_spiel|pettingzoo|spaces|tiny_sen|walk)\.py$/,
  /^sny\/bots\/(arena|lookahead|lookahead_loops|policy_file|progress)\.py$/,
  /^sny\/store\/(group|schema|transfer|worker)\.py$/,
  /^sny\/server\/(admin|app|client_files|codes|compiling|door|endpoints|gate|keeper|line|metrics|openapi|origins|people|pool|preview|reviews|serve|socket|suitable_line|thinking|web)\.py$/,
  /\/networks\/|\.pyi?c$|\.pyi$|\/py\.typed$|\/__pycache__\//,
];
const WORDS = /^sny\/words\/data\/|^sny\/bots\/kraina_snow\/data\//;
/** Of the standard library: what draws windows, debugs, tests, installs, reads what is not read here, or speaks over
 * networks that a page has not. Whole packages first, then modules and parts of packages. */
const UNUSED = [
  /^(__phello__|ctypes|curses|dbm|email|ensurepip|html|http|idlelib|lib2to3|multiprocessing|pydoc_data|site-packages|sqlite3|sysconfig|test|tkinter|turtledemo|unittest|venv|wsgiref|xml|xmlrpc|_pyrepl|zoneinfo)\//,
  /^(__hello__|_ast_unparse|_compat_pickle|_markupbase|_py_abc|_pydatetime|_pydecimal|_pyio|_strptime|_sysconfigdata\w*|_threading_local)\.py$/,
  /^(aifc|antigravity|argparse|bdb|calendar|cgi|cmd|code|colorsys|compileall|configparser|cProfile|csv|difflib|doctest|filecmp|fileinput|ftplib|getopt|getpass|gettext|graphlib|imaplib|mailbox|mimetypes|modulefinder|netrc|nntplib|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|quopri|rlcompleter|runpy|sched|shelve|smtplib|socketserver|sre_\w+|stringprep|sunau|symtable|tabnanny|tarfile|telnetlib|this|timeit|trace|tracemalloc|tty|turtle|wave|webbrowser|zipapp)\.py$/,
  /^asyncio\/(__main__|proactor_events|tools|windows_\w+)\.py$|^concurrent\/(interpreters\/|futures\/(interpreter|process)\.py$)/,
  /^encodings\/(?!(__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_8)\.py$)/,
  /^importlib\/metadata\/|^json\/(__main__|tool)\.py$|^logging\/(config|handlers)\.py$|^pyodide\/(console\.py$|http\/)/,
  /^urllib\/(error|request|response|robotparser)\.py$|^zipfile\/__main__\.py$|\/$|\.(txt|ini|typed|bat)$/,
];
/** The first screen asks which games there are, and does not wait for Python to say it. */
const GAMES = `
from sny.offline.host import Host
from sny.offline.shelf import Memory

(await Host(Memory(), "sny").ask("GET", "/games"))[1]
`;
const none = (patterns) => (name) => !patterns.some((pattern) => pattern.test(name));

/** `absent`: nothing is packed, and the client knows that it has none. */
export function python({ absent = false } = {}) {
  let made;
  return {
    name: 'sny-python',
    configResolved: ({ command }) => void (absent ||= command !== 'build' || Boolean(process.env['VITEST'])),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      if (absent) return told('', {});
      made ??= await folder();
      return told(made.path, made.files);
    },
    async generateBundle() {
      if (absent) return;
      made ??= await folder();
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

async function folder() {
  const library = unzipped(pyodideFile('python_stdlib.zip')).filter(([name]) => none(UNUSED)(name));
  const sny = zipped(await beside([...ours((name) => !WORDS.test(name)), ...theirs()]));
  const files = {
    'pyodide.mjs': pyodideFile('pyodide.mjs'),
    'pyodide.asm.mjs': pyodideFile('pyodide.asm.mjs'),
    'pyodide.asm.wasm': pyodideFile('pyodide.asm.wasm'),
    'python_stdlib.zip': zipped(await sourceless(library)),
    'pyodide-lock.json': lock(),
    'sny.zip': sny,
    'words.zip': zipped(ours((name) => WORDS.test(name))),
    'games.json': Buffer.from(await said('games', GAMES, [sny])),
  };
  const digest = createHash('sha256');
  for (const [name, bytes] of Object.entries(files)) digest.update(name).update(bytes);
  return { path: `/assets/python-${digest.digest('hex').slice(0, 12)}/`, files };
}

const isSource = ([name]) => name.endsWith('.py');

/** The standard library is read out of its archive, where bytecode takes the place of its source. */
async function sourceless(files) {
  const made = await compiled('library', files.filter(isSource), { folder: '/lib/python314.zip', optimize: 2 });
  return [...files.filter((file) => !isSource(file)), ...made.map(([name, bytes]) => [`${name}c`, bytes])];
}

/** What is unpacked has its bytecode where Python looks for it, and sources that are there and empty. */
async function beside(files) {
  const made = await compiled('sources', files.filter(isSource), { folder: '/home/pyodide', optimize: 0 });
  const placed = (name) => name.replace(/([^/]*)\.py$/, '__pycache__/$1.cpython-314.pyc');
  const emptied = files.map(([name, bytes]) => [name, isSource([name]) ? Buffer.alloc(0) : bytes]);
  return [...emptied, ...made.map(([name, bytes]) => [placed(name), bytes])];
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
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll(/[\\/]+/g, '/').replace(/^.*?\/src\/(?=sny\/)/, ''))
    .filter((name) => none(ELSEWHERE)(name) && wanted(name))
    .sort()
    .map((name) => [name, readFileSync(new URL(name, sources))]);
}

function theirs() {
  const names = readdirSync(wheels, { withFileTypes: true }).filter(({ name }) => name.endsWith('.whl'));
  if (!names.length) throw new Error('run requirements/browser.py first: the Python in the browser needs its wheels');
  return names
    .flatMap(({ name }) => unzipped(readFileSync(new URL(name, wheels))))
    .filter(([name]) => !/\.pyi$|py\.typed$|dist-info\/(METADATA|RECORD|WHEEL|top_level)/.test(name));
}
