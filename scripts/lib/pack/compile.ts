import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as PackedModule from '../../../backend/src/app/packed.js';
import { packageOf } from './package-of.js';

/**
 * `FOLDER NAME`: loads the packed program of that name once and keeps beside it what V8 made of it. Prints the packages, as JSON, that it loaded
 * from outside itself.
 */
const [folder = '', name = ''] = process.argv.slice(2);
const { scriptOf } = (await import(pathToFileURL(join(folder, 'app/packed.js')).href)) as typeof PackedModule;
const file = join(folder, 'packed', `${name}.cjs`);
const { script, run } = scriptOf(file);
run();
writeFileSync(`${file}.compiled`, script.createCachedData());
const loaded = Object.values(createRequire(file).cache).flatMap((one) =>
  one?.parent?.filename === file ? (packageOf(one.filename) ?? []) : [],
);
process.stdout.write(JSON.stringify([...new Set(loaded)]), () => process.exit(0));
