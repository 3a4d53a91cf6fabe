import { SCHEMA } from './schema.js';
import type { Variable } from './variable.js';

/** The text of `.env.example`: every variable, commented out, with its default or an example. */
export function envExample(): string {
  const lines = [
    '# Every variable Mealtext reads. Nothing has to be set to try it: npm start.',
    '# Each can come from a file: NAME_FILE=/run/secrets/name.',
    '',
  ];
  for (const [group, variables] of Object.entries(SCHEMA)) {
    lines.push(`# ${group}`);
    for (const variable of Object.values(variables) as Variable<unknown>[])
      lines.push(`# ${variable.help}`, `#${variable.name}=${variable.example}`);
    lines.push('');
  }
  return lines.join('\n');
}
