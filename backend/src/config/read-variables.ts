import { readFileSync } from 'node:fs';
import type { RawConfig } from './config.js';
import { SCHEMA } from './schema.js';
import type { Variable } from './variable.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every variable of the schema; problems are whole sentences, one for each variable that is wrong. */
export function readVariables(environment: Environment): { raw: RawConfig; problems: string[] } {
  const problems: string[] = [];
  /** `NAME`, or what stands in the file that `NAME_FILE` names, as containers are handed secrets. */
  const givenOf = (name: string): string | undefined => {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file || environment[name]?.trim()) return environment[name];
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      problems.push(`${name}_FILE names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
      return undefined;
    }
  };
  const readOne = (variable: Variable<unknown>): unknown => {
    const given = givenOf(variable.name)?.trim();
    if (given === undefined || given === '') return variable.fallback;
    const result = variable.parse(given);
    if ('value' in result) return result.value;
    problems.push(`${variable.name} ${result.problem}.`);
    return variable.fallback;
  };
  const raw = Object.fromEntries(
    Object.entries(SCHEMA).map(([group, variables]) => [
      group,
      Object.fromEntries(Object.entries(variables).map(([key, variable]) => [key, readOne(variable as Variable<unknown>)])),
    ]),
  ) as RawConfig;
  return { raw, problems };
}
