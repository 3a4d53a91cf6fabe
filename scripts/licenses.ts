import { at } from './bootstrap/root.mjs';
import { readJson } from './lib/read-json.js';

/** `npm run licenses`: every package that is installed, by licence; fails when one is under a licence that asks more of us than to name it. */
const free =
  /^(MIT|MIT-0|ISC|BSD|BSD-[23]-Clause(-\w+)?|0BSD|Apache-2\.0|Apache 2\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|PostgreSQL|Zlib|WTFPL|Artistic-2\.0|MPL-2\.0)$/;

/** What the lockfile says of a package. */
interface Locked {
  license?: string;
  version?: string;
  link?: boolean;
  dev?: boolean;
}

const { packages } = readJson<{ packages: Record<string, Locked> }>(at('package-lock.json'));
const byLicence = new Map<string, string[]>();
for (const [path, { license, version, link, dev }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1) ?? path;
  if (!path.includes('node_modules/') || link || name.startsWith('@mealtext/')) continue;
  const licence = license ?? installed(path) ?? 'not stated';
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}${dev ? ' (development)' : ''}`]);
}
for (const [licence, list] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${licence}: ${list.length}`);
  if (process.argv.includes('--all') || !isFree(licence)) for (const one of list.sort()) console.log(`  ${one}`);
}
const bound = [...byLicence].filter(([licence]) => !isFree(licence));
console.log(
  `\nFood data: USDA FoodData Central and the FNDDS survey, public domain (CC0 1.0). Names of all packages: npm run licenses -- --all`,
);
if (bound.length) console.log(`To be looked at: ${bound.map(([licence]) => licence).join(', ')}`);

/** Of a choice one must be free, of a sum all. */
function isFree(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => free.test(part.trim())));
}

/** The licences in a package.json, as they have been written over the years. */
interface Manifest {
  license?: string | { type: string };
  licenses?: { type: string }[];
}

function installed(path: string): string | undefined {
  try {
    const { license, licenses } = readJson<Manifest>(at(path, 'package.json'));
    return (typeof license === 'object' ? license.type : license) ?? licenses?.map(({ type }) => type).join(' OR ');
  } catch {
    return undefined;
  }
}
