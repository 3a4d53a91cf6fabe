import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problem.mjs';
import { at } from './root.mjs';
import { withLock } from './with-lock.mjs';

/** Beside the sources and as deep, so that a relative path means the same from both. */
const OUT = 'dist.scripts';
const stampFile = at(OUT, '.built-from');

/**
 * Writes the scripts as JavaScript when their sources changed. Their types become blanks and a trace names the source, so that lines and columns are those
 * of the sources. When nothing changed, this costs some milliseconds.
 */
export async function transpiled() {
  if (isFresh(sources())) return;
  mkdirSync(at('.cache'), { recursive: true });
  await withLock(at('.cache/scripts.lock'), async () => {
    const now = sources();
    if (isFresh(now)) return;
    const { default: typescript } = await import('@swc/wasm-typescript');
    for (const [path, source] of now) write(built(path), /\.mjs$/.test(path) ? source : blanked(typescript, path, source));
    forget(new Set([...now.keys()].map(built)));
    write(join(OUT, '.built-from'), hashOf(now));
  });
}

/** The text of every source by its path from the root. */
function sources() {
  const names = readdirSync(at('scripts'), { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => /\.(?:ts|mjs)$/.test(name)).map((name) => `scripts/${name.replaceAll('\\', '/')}`);
  return new Map(paths.sort().map((path) => [path, readFileSync(at(path), 'utf8')]));
}

/** @param {Map<string, string>} texts */
const hashOf = (texts) =>
  createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex');

/** @param {Map<string, string>} texts */
const isFresh = (texts) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOf(texts);

/** @param {string} path */
const built = (path) => path.replace(/^scripts/, OUT).replace(/\.ts$/, '.js');

/**
 * @param {typeof import('@swc/wasm-typescript')} typescript
 * @param {string} path
 * @param {string} source
 */
function blanked(typescript, path, source) {
  try {
    const { code } = typescript.transformSync(source, { filename: path, mode: 'strip-only', module: true });
    return `${code}\n//# sourceURL=${pathToFileURL(at(path)).href}\n`;
  } catch (error) {
    const { message = String(error) } = /** @type {{ message?: string }} */ (error);
    throw new Problem(`${path} cannot be read as TypeScript: ${message}`);
  }
}

/**
 * Whole or not at all: another process may be loading the file.
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(`${path}.new`), text);
  renameSync(at(`${path}.new`), at(path));
}

/**
 * What no source stands for any more.
 * @param {Set<string>} kept
 */
function forget(kept) {
  for (const name of readdirSync(at(OUT), { recursive: true, encoding: 'utf8' })) {
    const path = `${OUT}/${name.replaceAll('\\', '/')}`;
    if (/\.m?js$/.test(path) && !kept.has(path)) rmSync(at(path));
  }
}
