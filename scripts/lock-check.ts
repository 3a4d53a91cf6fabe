import { readFileSync } from 'node:fs';

/** Fails when the lockfile lacks a platform package, which would break a fresh install elsewhere, or carries download addresses. */
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const have = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
const problems = [];
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
