import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** What the build packs into one file each, with most of what it imports. */
export type Packed = 'serve' | 'understanding-thread';

type Wrapped = (exports: object, require: NodeJS.Require, module: { exports: object }, file: string, folder: string) => void;

/**
 * The exports of a packed program. To load its thousands of modules one by one takes a second of a processor's time, and as long again until they are
 * compiled: what V8 made of the file when it was built lies beside it, and V8 refuses it where it is not its own.
 */
export function packed<Exports extends object>(name: Packed): Exports {
  const file = fileURLToPath(new URL(`../packed/${name}.cjs`, import.meta.url));
  const { script, run } = scriptOf(file, readFileSync(`${file}.compiled`));
  if (script.cachedDataRejected) console.error(`${file} was compiled for another Node or for other options of V8: this start is slower.`);
  return run() as Exports;
}

/** A packed file as a script of this process: what V8 makes of it can be kept. */
export function scriptOf(file: string, compiled?: Buffer): { script: Script; run: () => object } {
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, ...(compiled && { cachedData: compiled }) });
  const run = () => {
    const module = { exports: {} };
    (script.runInThisContext() as Wrapped)(module.exports, createRequire(file), module, file, dirname(file));
    return module.exports;
  };
  return { script, run };
}
