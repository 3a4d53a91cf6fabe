import startPostgres from '../../support/start-postgres.mjs';
import { prepare } from '../../../../scripts/lib/prepare.mjs';
import { findBrowser } from './find-browser.mjs';

/** Before the browser tests: the product is built, a database runs, and the browser is where every test finds it. */
export default async function prepareBrowser() {
  await prepare({ say: console.error, output: 2 });
  process.env.TEST_BROWSER = JSON.stringify(findBrowser());
  await startPostgres();
}
