import type { RawConfig } from './config.js';
import { SCHEMA } from './schema.js';
import type { Variable } from './variable.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every variable of the schema; problems are whole sentences, one for each variable that is wrong. */
export function readVariables(environment: Environment): { raw: RawConfig; problems: string[] } {
  const problems: string[] = [];
  const readOne = (variable: Variable<unknown>): unknown => {
    const given = environment[variable.name]?.trim();
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
