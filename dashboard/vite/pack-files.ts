import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Lays beside each built file of code the same packed as tightly as can be, which takes too long to be done for every answer. */
export const packFiles = (): Plugin => ({
  name: 'pack-files',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.js'))) {
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
    }
  },
});
