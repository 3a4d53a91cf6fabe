import stopPostgres from '../../support/stop-postgres.mjs';

/** Stops what prepare.mjs started. */
export default async function clearAway() {
  await Promise.all([globalThis.testBrowser?.close(), globalThis.testProducts?.stop()]);
  await stopPostgres();
}
