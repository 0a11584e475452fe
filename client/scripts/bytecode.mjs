// Python compiled when the client is built, by the very Python that runs in the browser: a device that starts a table
// reads bytecode and compiles nothing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unzipped, zipped } from './zip.mjs';

const pyodide = new URL('../node_modules/pyodide/', import.meta.url);
const KEPT = new URL('../node_modules/.python/', import.meta.url);
/** No source is looked at, so none has to be there: see PEP 552. */
const COMPILE = `
from importlib._bootstrap_external import _code_to_hash_pyc

def bytecode(source, path, optimize):
    code = compile(source.to_bytes(), path, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))

bytecode
`;

/**
 * The bytecode of sources, given as pairs of a name and its bytes, that will lie in a folder of the browser's Python.
 * `optimize` is that of `compile`: 2 leaves out what is written for readers, and assertions.
 */
export async function compiled(kind, sources, { folder, optimize }) {
  const parts = [`${folder} ${optimize}`, ...sources.flat()];
  return unzipped(
    await made(kind, [COMPILE, ...parts], async (python) => {
      const compile = python.runPython(COMPILE);
      const bytecode = sources.map(([name, bytes]) => {
        const code = compile(new Uint8Array(bytes), `${folder}/${name}`, optimize);
        const copied = Buffer.from(code.toJs());
        code.destroy();
        return [name, copied];
      });
      return zipped(bytecode);
    }),
  );
}

/** The text that a program gives, with these archives unpacked. */
export const said = (kind, program, archives) =>
  made(kind, [program, ...archives], async (python) => {
    for (const archive of archives) python.unpackArchive(new Uint8Array(archive), 'zip');
    return python.runPythonAsync(program);
  });

/** What Python makes of these parts; the last of each kind is kept, since most builds change little. */
async function made(kind, parts, make) {
  const digest = createHash('sha256').update(readFileSync(new URL('package.json', pyodide)));
  for (const part of parts) digest.update(part);
  const kept = new URL(`${kind}-${digest.digest('hex').slice(0, 16)}`, KEPT);
  if (!existsSync(kept)) {
    started ??= import('pyodide').then(({ loadPyodide }) => loadPyodide({ indexURL: fileURLToPath(pyodide) }));
    const result = await make(await started);
    for (const name of readdirSync(KEPT)) if (name.startsWith(`${kind}-`)) rmSync(new URL(name, KEPT));
    writeFileSync(kept, result);
  }
  return readFileSync(kept);
}

let started;
