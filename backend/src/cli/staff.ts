import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeDataSource, migrate, PostgresStaffAccounts } from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { READY_STAFF } from '../app/seed-ready-staff.js';
import { ConfigProblems, loadConfig } from '../config/load-config.js';
import { STAFF_ROLES, type StaffRole } from '../contract/index.js';
import type { StaffAccount, StaffAccounts } from '../ports/staff-accounts.js';
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

const clock = { now: () => new Date() };
const { positionals, values } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`staff: ${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
})();

function email(fallback?: string): string {
  const given = (values.email ?? fallback ?? '').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) throw new Mistake('--email must be an e-mail address.');
  return given;
}

function password(): string | undefined {
  if (!values['password-stdin']) return undefined;
  const given = readFileSync(0, 'utf8').replace(/\r?\n$/, '');
  if ([...given].length < LEAST) throw new Mistake(`The password must have at least ${LEAST} characters.`);
  return given;
}

async function found(accounts: StaffAccounts, address = email()): Promise<StaffAccount> {
  const one = (await accounts.all()).find((account) => account.email === address);
  if (!one) throw new Mistake(`There is no staff account ${address}.`);
  return one;
}

function tell({ email: address, role, password: secret, otpauth }: Credentials): void {
  console.log(`${address} (${role})`);
  if (!values['password-stdin']) console.log(`password: ${secret}`);
  console.log(`authenticator: ${otpauth}\nThis is shown once.`);
}

const COMMANDS: Readonly<Record<string, (accounts: StaffAccounts, production: boolean) => Promise<void>>> = {
  add: async (accounts) => {
    const role = STAFF_ROLES.find((one) => one === values.role) as StaffRole | undefined;
    if (!role) throw new Mistake(`--role must be one of ${STAFF_ROLES.join(', ')}.`);
    const name = values.name?.trim();
    if (!name) throw new Mistake('--name is missing.');
    const made = await addStaff({ staff: { accounts }, clock }, { email: email(), name, role, password: password() }, null);
    if (made === 'taken') throw new Mistake(`There is a staff account ${email()} already. Try reset.`);
    tell(made);
  },
  list: async (accounts) => {
    for (const { email: address, name, role, disabledAt } of await accounts.all())
      console.log([address, role, name, disabledAt ? `disabled ${disabledAt.toISOString()}` : ''].join('\t').trimEnd());
  },
  disable: async (accounts) => {
    const { id } = await found(accounts);
    if ((await accounts.change(id, { disabledAt: clock.now() }, clock.now(), null)) === 'last-admin')
      throw new Mistake('This is the last admin. Make another one first.');
    console.log(`${email()} is disabled.`);
  },
  enable: async (accounts) => {
    await accounts.change((await found(accounts)).id, { disabledAt: null }, clock.now(), null);
    console.log(`${email()} may sign in again.`);
  },
  reset: async (accounts) => tell((await resetStaff({ staff: { accounts }, clock }, (await found(accounts)).id, null, password()))!),
  code: async (accounts, production) => {
    if (production) throw new Mistake('In production the code comes from the authenticator app alone.');
    const { totpSecret } = (await accounts.secretsOf((await found(accounts, email(READY_STAFF))).email))!;
    console.log(codeAt(totpSecret ?? '', clock.now()));
  },
};

try {
  const command = COMMANDS[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw new Mistake(USAGE);
  const { database, secrets, process: how } = loadConfig(process.env);
  await migrate(database.ownerUrl, database.url, (line) => console.error(line));
  const dataSource = await makeDataSource(database.url, 1, 'mealtext staff').initialize();
  try {
    await command(new PostgresStaffAccounts(dataSource, keyedHash(secrets.session)), how.environment === 'production');
  } finally {
    await dataSource.destroy();
  }
} catch (error) {
  console.error(error instanceof Mistake || error instanceof ConfigProblems ? error.message : error);
  process.exitCode = error instanceof Mistake ? 2 : 1;
}
