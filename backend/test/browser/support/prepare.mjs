import startPostgres from '../../support/start-postgres.mjs';
import { script } from '../../support/script.mjs';

/** Before the browser tests: the product is built, a database runs, and the browser is where every test finds it. */
export default async function prepareBrowser() {
  const { prepare } = await script('lib/prepare');
  const { findBrowser } = await script('lib/find-browser');
  await prepare({ say: console.error, output: 2 });
  process.env.TEST_BROWSER = JSON.stringify(findBrowser());
  await startPostgres();
}
