import { resolve } from 'node:path';
import { checkTogether } from './check-together.js';
import type { Config } from './config.js';
import { localSecrets } from './local-secrets.js';
import { type Environment, readVariables } from './read-variables.js';

/** Every wrong or missing variable, one sentence each. */
export class ConfigProblems extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
  }
}

/**
 * Reads and checks the environment once. Throws ConfigProblems with everything that is wrong.
 * Outside production missing secrets are generated and kept in the data folder.
 */
export function loadConfig(environment: Environment): Config {
  const { raw, problems } = readVariables(withReader(environment));
  const all = [...problems, ...checkTogether(raw)];
  if (all.length) throw new ConfigProblems(all);
  const dataDir = resolve(raw.process.dataDir!);
  const secrets = raw.secrets.session && raw.secrets.hash ? raw.secrets : { ...localSecrets(dataDir), ...dropNulls(raw.secrets) };
  const url = raw.database.url!;
  const ownerUrl = raw.database.ownerUrl ?? url;
  return {
    ...raw,
    process: { ...raw.process, dataDir, timeZoneData: raw.process.timeZoneData! },
    http: { ...raw.http, host: raw.http.host!, publicUrl: raw.http.publicUrl ?? `http://localhost:${raw.http.port}` },
    database: { ...raw.database, url, ownerUrl, directUrl: raw.database.directUrl ?? url, twoRoles: userOf(url) !== userOf(ownerUrl) },
    secrets: secrets as Config['secrets'],
  };
}

/** With a key at hand a model reads first, unless READER says otherwise. */
const withReader = (environment: Environment): Environment =>
  !environment['READER'] && environment['OPENAI_API_KEY'] ? { ...environment, READER: 'openai' } : environment;

const userOf = (url: string): string => new URL(url).username;
const dropNulls = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as Partial<T>;
