import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import type { Packed } from '../../../backend/src/app/packed.js';
import { Problem, report } from '../../bootstrap/problem.mjs';
import { script } from '../scripts.js';
import { packageOf } from './package-of.js';

/** Looked up by other packages while they run, too: there has to be one of each, where those find it. */
const OUTSIDE = ['class-transformer', 'class-validator', 'pg', 'reflect-metadata', 'typeorm'];

/** What packages look for, do without, and we have not. */
const ABSENT = ['@fastify/static', '@nestjs/microservices', '@nestjs/websockets'];

const outside = new Set([...OUTSIDE, ...ABSENT]);

/** Where each program begins, in the folder of the compiler's output. */
const PROGRAMS: Record<Packed, string> = { serve: 'app/serve.js', 'understanding-thread': 'app/understanding-thread.js' };

/** Packs the programs of the backend, as the compiler left it in a folder, and keeps what V8 makes of them. */
try {
  const folder = process.argv[2] ?? '';
  for (const [name, entry] of Object.entries(PROGRAMS)) {
    const packages = await pack(folder, name, entry);
    const loaded = JSON.parse(execFileSync(process.execPath, script('lib/pack/compile', folder, name), { encoding: 'utf8' })) as string[];
    const twice = loaded.filter((one) => packages.has(one));
    if (twice.length)
      throw new Problem(`${name} is packed with ${twice.join(', ')}, which other packages look up beside it: they belong outside.`);
  }
} catch (error) {
  process.exitCode = report(error);
}

/** Writes `packed/NAME.cjs` and tells which packages are in it. */
async function pack(folder: string, name: string, entry: string): Promise<Set<string>> {
  const bundle = await rolldown({
    input: { [name]: join(folder, entry) },
    platform: 'node',
    treeshake: false,
    external: (id) => outside.has(packageOf(id) ?? ''),
    plugins: [{ name: 'places', transform: (code, id) => withPlace(code, relative(folder, id)) }],
    onLog: (_level, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Problem(message);
    },
  });
  const { output } = await bundle.write({
    dir: join(folder, 'packed'),
    format: 'cjs',
    entryFileNames: '[name].cjs',
    codeSplitting: false,
    dynamicImportInCjs: false,
    keepNames: true,
    comments: false,
  });
  return new Set(Object.keys(output[0].modules).flatMap((id) => packageOf(id) ?? []));
}

/** A module of ours goes on finding what lies beside it: it is where it was compiled to, not where it is packed. */
function withPlace(code: string, path: string): string | null {
  if (path.startsWith('..') || !code.includes('import.meta.')) return null;
  const file = `require('node:path').join(__dirname, ${JSON.stringify(join('..', path))})`;
  return code
    .replaceAll('import.meta.url', `require('node:url').pathToFileURL(${file}).href`)
    .replaceAll('import.meta.dirname', `require('node:path').dirname(${file})`);
}
