import { brokenImportRules } from './lib/import-rules.js';
import { root } from './bootstrap/root.mjs';

const { modules, broken } = await brokenImportRules(root);
for (const { rule, from, to, comment } of broken) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
console.log(`${modules} modules, ${broken.length} imports against the rules`);
process.exitCode = broken.length ? 1 : 0;
