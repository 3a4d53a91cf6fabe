import type { Config } from '../../backend/src/config/config.js';
import { dataFolder, prepareDataFolder } from './data-folder.js';
import { checkedConfiguration, readEnvironment } from './environment.js';
import { type RunningPostgres, startPostgres } from './postgres.js';
import { keepRunning } from './keep-running.js';
import { prepare } from './prepare.js';
import { Problem } from '../bootstrap/problem.mjs';
import { type Ready, startProduct } from './product.js';
import { whenAskedToStop } from './when-asked-to-stop.js';

const known = ['--demo', '--crowd'];

/** `npm start`: everything up, in order, until a signal or the end of one part; then everything down, the database last. What was killed is started again. Settles with the exit code. */
export async function start(args: string[]): Promise<number> {
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length) throw new Problem(`npm start does not know ${unknown.join(' ')}. It knows ${known.join(', ')}: npm start -- --demo`);
  const asked = whenAskedToStop();
  await prepare();
  const env: NodeJS.ProcessEnv & { DATA_DIR: string } = { ...readEnvironment(), DATA_DIR: dataFolder() };
  prepareDataFolder(env.DATA_DIR);
  const config = await checkedConfiguration(env);
  const starting = env.DATABASE_URL ? undefined : startPostgres({ dataDir: env.DATA_DIR, say: console.log });
  const rest = starting?.then(addressesOf);
  try {
    const end = await keepRunning({
      start: () => startProduct({ env, args, ...(rest && { rest }) }),
      asked,
      onReady: (ready, again) => console.log(again ? 'Mealtext is ready again.' : welcome(config, ready)),
      say: console.error,
    });
    if (end.asked) return 0;
    if (end.ready)
      console.error(
        `mealtext: the product ended by itself (${end.signal ?? `exit code ${end.code}`}). Nothing is lost: run npm start again.`,
      );
    return end.code || 1;
  } finally {
    await (await starting)?.stop();
  }
}

const addressesOf = ({ databaseUrl, ownerUrl }: RunningPostgres): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: ownerUrl,
});

function welcome({ http, process: { role }, providers }: Config, { port = http.port }: Partial<Ready>): string {
  if (role === 'worker') return 'Mealtext is working. Ctrl-C stops it.';
  const base = `http://localhost:${port}`;
  const local = providers.text === 'local';
  return [
    '',
    'Mealtext is ready.',
    '',
    `  Dashboard  ${base}/`,
    ...(local ? [`  Phone      ${base}/phone`] : []),
    `  Console    ${base}/admin/`,
    `  API docs   ${base}/api/docs`,
    '',
    ...(local ? ['Open the phone and text: 2 eggs and toast with butter for breakfast', 'The same in a terminal: npm run phone'] : []),
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}
