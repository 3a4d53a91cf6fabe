import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostSite } from '../../backend/test/browser/support/host-site.js';
import { openPage } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mealtext-host-'));

let host: Awaited<ReturnType<typeof hostSite>>;

/** Builds the dashboard's package, then an application that uses it. */
function buildHost(): string {
  const [built, out] = [join(folder, 'package'), join(folder, 'host')];
  const vite = (cwd: string, config: string, outDir: string) =>
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--config',
        config,
        '--outDir',
        outDir,
        '--emptyOutDir',
        '--logLevel',
        'error',
      ],
      { cwd, env: { ...process.env, NODE_ENV: 'production', PACKAGE: built }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  vite(join(root, 'dashboard'), 'vite.package.config.ts', built);
  vite(root, join(root, 'dashboard/test/react-host/vite.config.mjs'), out);
  return out;
}

beforeAll(async () => {
  const out = buildHost();
  host = await hostSite({ product: product.url, page: readFileSync(join(out, 'index.html'), 'utf8'), folder: out });
});
afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('as a component of a React application: its router, its address, and no style in or out', async () => {
  const { page, wrongs } = await openPage(browser);
  await page.goto(`${host.url}/clinic`);
  await page.getByRole('heading', { name: 'Appointments' }).waitFor();
  await page.getByRole('link', { name: 'Their terms' }).click();
  await page.getByRole('heading', { name: 'Terms and Conditions' }).waitFor();
  expect(await page.locator('.mealtext').getAttribute('data-theme')).toBe('dark');
  const spacing = (name: string) => page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).letterSpacing);
  expect([await spacing('Their terms'), await spacing('Back to Dashboard')]).toEqual(['4px', 'normal']);
  expect(await page.title()).toBe('Clinic');

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Please Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/clinic/diary/dashboard');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByLabel('Phone number').fill('2025550189');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('heading', { name: 'What should we call you?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/clinic/diary/onboarding');

  // The host's own way back, and in again: the component goes and comes without a trace.
  await page.getByRole('link', { name: 'Appointments' }).click();
  await page.getByRole('heading', { name: 'Appointments' }).waitFor();
  expect(await page.locator('.mealtext').count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'What should we call you?' }).waitFor();
  expect(wrongs.filter((wrong) => !wrong.includes('/api/users/phone/'))).toEqual([]);
});
