import { script } from '../../support/script.mjs';

/** The built product for all files of tests in which nobody does what others see; everybody in them comes from one address. */
export async function startSharedProduct() {
  const { productOnDatabase } = await script('lib/product-on-database');
  const { TEST_POSTGRES_APPLICATION_URL: databaseUrl, TEST_POSTGRES_OWNER_URL: ownerUrl } = process.env;
  const unlimited = { CODES_PER_ADDRESS: '-1', CODES_PER_EXCHANGE: '-1', CODES_PER_DAY: '-1' };
  return productOnDatabase({ databaseUrl, ownerUrl }, unlimited);
}
