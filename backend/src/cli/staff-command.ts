import { parseArgs } from 'node:util';
import { makeDataSource, migrate } from '../adapters/postgres/index.js';
import { READY_STAFF } from '../app/seed-ready-staff.js';
import { staffAccounts } from '../app/staff-parts.js';
import { ConfigProblems, loadConfig } from '../config/load-config.js';
import { STAFF_ROLES } from '../contract/index.js';
import type { StaffAccount, StaffAccounts } from '../ports/storage/staff/staff-accounts.js';
import { codeAt } from '../usecases/staff/one-time-code.js';
import { addStaff, type Credentials, resetStaff } from '../usecases/staff/staff-accounts.js';

const USAGE = `usage: npm run staff -- add --email ana@example.com --name "Ana Ruiz" --role ${STAFF_ROLES.join('|')} [--password-stdin]
       npm run staff -- list
       npm run staff -- disable --email …      ends all sessions too
       npm run staff -- enable --email …
       npm run staff -- reset --email … [--password-stdin]      new password and authenticator
       npm run staff -- code [--email …]      the one-time code of this moment; never in production`;
const LEAST = 12;

/** A mistake of whoever typed the command. */
class Mistake extends Error {}

/** What a command reads and writes. */
export interface StaffCommandLine {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** All of standard input. */
  input: () => string;
  say: (line: string) => void;
  complain: (line: string) => void;
}

/** Does what `npm run staff` was asked to; answers with the exit code. */
export async function staffCommand(line: StaffCommandLine): Promise<number> {
  const { env, complain } = line;
  try {
    const { positionals, values } = read(line.args);
    const command = COMMANDS[positionals[0] ?? ''];
    if (!command || positionals.length > 1) throw new Mistake(USAGE);
    const config = loadConfig(env);
    const { database, process: how } = config;
    await migrate(database.ownerUrl, database.url, complain);
    const dataSource = await makeDataSource(database.url, 1, 'mealtext staff').initialize();
    try {
      const accounts = staffAccounts({ config, dataSource });
      await accounts.sealOld();
      await command({ ...line, accounts, values, production: how.environment === 'production' });
    } finally {
      await dataSource.destroy();
    }
    return 0;
  } catch (error) {
    complain(
      error instanceof Error
        ? error instanceof Mistake || error instanceof ConfigProblems
          ? error.message
          : (error.stack ?? error.message)
        : String(error),
    );
    return error instanceof Mistake ? 2 : 1;
  }
}

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${USAGE}`);
  }
}

interface Asked extends StaffCommandLine {
  accounts: StaffAccounts;
  values: ReturnType<typeof read>['values'];
  production: boolean;
}

const clock = { now: () => new Date() };

function emailOf({ values }: Asked, fallback?: string): string {
  const given = (values.email ?? fallback ?? '').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) throw new Mistake('--email must be an e-mail address.');
  return given;
}

function passwordOf({ values, input }: Asked): string | undefined {
  if (!values['password-stdin']) return undefined;
  const given = input().replace(/\r?\n$/, '');
  if ([...given].length < LEAST) throw new Mistake(`The password must have at least ${LEAST} characters.`);
  return given;
}

async function found(asked: Asked, address = emailOf(asked)): Promise<StaffAccount> {
  const one = (await asked.accounts.all()).find((account) => account.email === address);
  if (!one) throw new Mistake(`There is no staff account ${address}.`);
  return one;
}

function tell({ email, role, password, otpauth }: Credentials, { say, values }: Asked): void {
  say(`${email} (${role})`);
  if (!values['password-stdin']) say(`password: ${password}`);
  say(`authenticator: ${otpauth}`);
  say('This is shown once.');
}

const COMMANDS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  add: async (asked) => {
    const { accounts, values } = asked;
    const role = STAFF_ROLES.find((one) => one === values.role);
    const name = values.name?.trim();
    if (!role) throw new Mistake(`--role must be one of ${STAFF_ROLES.join(', ')}.`);
    if (!name) throw new Mistake('--name is missing.');
    const who = { email: emailOf(asked), name, role, password: passwordOf(asked) };
    const made = await addStaff({ staff: { accounts }, clock }, who, null);
    if (made === 'taken') throw new Mistake(`There is a staff account ${who.email} already. Try reset.`);
    tell(made, asked);
  },
  list: async ({ accounts, say }) => {
    for (const { email, name, role, disabledAt } of await accounts.all())
      say([email, role, name, disabledAt ? `disabled ${disabledAt.toISOString()}` : ''].join('\t').trimEnd());
  },
  disable: async (asked) => {
    const { id, email } = await found(asked);
    if ((await asked.accounts.change(id, { disabledAt: clock.now() }, clock.now(), null)) === 'last-admin')
      throw new Mistake('This is the last admin. Make another one first.');
    asked.say(`${email} is disabled.`);
  },
  enable: async (asked) => {
    const { id, email } = await found(asked);
    await asked.accounts.change(id, { disabledAt: null }, clock.now(), null);
    asked.say(`${email} may sign in again.`);
  },
  reset: async (asked) => {
    const { id } = await found(asked);
    tell((await resetStaff({ staff: { accounts: asked.accounts }, clock }, id, null, passwordOf(asked)))!, asked);
  },
  code: async (asked) => {
    if (asked.production) throw new Mistake('In production the code comes from the authenticator app alone.');
    const { email } = await found(asked, emailOf(asked, READY_STAFF));
    const { totpSecret, totpLost } = (await asked.accounts.secretsOf(email))!;
    if (totpLost)
      throw new Mistake(
        `The authenticator of ${email} was sealed with another HASH_SECRET. Restore that, or run: npm run staff -- reset --email ${email}`,
      );
    asked.say(codeAt(totpSecret ?? '', clock.now()));
  },
};
