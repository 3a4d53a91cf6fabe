import { at } from './bootstrap/root.mjs';
import { readJson } from './lib/read-json.js';

/** What the lockfile says of a package. */
interface Locked {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Fails when the lockfile lacks a platform package, which would break a fresh install elsewhere, or carries download addresses. */
const lock = readJson<{ packages: Record<string, Locked> }>(at('package-lock.json'));
const have = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
const problems: string[] = [];
for (const [key, entry] of Object.entries(lock.packages)) {
  for (const wanted of Object.keys(entry.optionalDependencies ?? {}))
    if (!have.has(wanted)) problems.push(`${wanted} is missing (wanted by ${key})`);
  if (entry.resolved && !entry.link) problems.push(`${key} carries a download address`);
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`lockfile complete: ${have.size} packages`);
