/** Stops what start-postgres.mjs started. */
export default async function stopPostgres() {
  await globalThis.testPostgres?.stop();
  globalThis.testPostgres = undefined;
}
