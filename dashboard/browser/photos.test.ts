import type { Browser, Page } from 'playwright-core';
import { Eyes } from '../../backend/test/support/seen-by-hand.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK, openBrowser, openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { type BuiltProduct, startBuiltProduct } from '../../backend/test/browser/support/start-built-product.js';

let eyes: Eyes;
let product: BuiltProduct;
let browser: Browser;
beforeAll(async () => {
  eyes = await Eyes.open();
  [product, browser] = await Promise.all([startBuiltProduct(eyes.environment), openBrowser()]);
});
beforeEach(() => eyes.rest());
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await eyes?.model.stop();
});

/** A photo as a phone has it, drawn by the browser. */
async function photo(page: Page, name = 'lunch.jpg'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const written = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`;
    brush.fillRect(300, 300, 1800, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(written, 'base64') };
}
const NO_PHOTO = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on the dashboard at %s a photo is sent, estimated, and counted once it is confirmed', async (_, viewport) => {
  const { page, open, call, user, wrongs } = await newMember(browser, product, { options: { viewport } });
  await open('/messages');
  const log = page.getByRole('log');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Send a photo' }).click();
  await (await chooser).setFiles(await photo(page));
  await log.getByRole('article', { name: 'You' }).getByText('Photo', { exact: true }).waitFor();
  await log
    .getByRole('article', { name: 'Bot' })
    .getByText(/photo, estimated: .*cheeseburger/i)
    .waitFor();
  expect(await call('GET', `/api/users/${user.id}/meals`)).toEqual([]);
  await page.getByRole('textbox', { name: 'Message to the bot' }).fill('yes');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log
    .getByRole('article', { name: 'Bot' })
    .nth(2)
    .getByText(/\d cal/)
    .waitFor();
  expect(await call<unknown[]>('GET', `/api/users/${user.id}/meals`)).toHaveLength(1);
  expect(wrongs).toEqual([]);
});

test('on the dashboard what is no photo is refused in words, and what was typed stays', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/messages');
  const box = page.getByRole('textbox', { name: 'Message to the bot' });
  await box.fill('my lunch');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Send a photo' }).click();
  await (await chooser).setFiles(NO_PHOTO);
  await page
    .getByText(/could not be opened|cannot be opened/)
    .first()
    .waitFor();
  expect(await box.inputValue()).toBe('my lunch');
  expect(eyes.shown).toEqual([]);
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on the handset at %s a photo is sent and confirmed, and what is none is refused in words', async (_, viewport) => {
  const { page } = await openPage(browser, { viewport });
  await page.goto(`${product.url}/phone`);
  const thread = page.getByRole('list', { name: 'Texts' });
  const input = page.getByLabel('Send a photo');
  await page.getByRole('textbox', { name: 'Text message' }).waitFor();
  await input.setInputFiles(NO_PHOTO);
  await page
    .getByRole('alert')
    .getByText(/JPEG, PNG or WebP/)
    .waitFor();
  const before = await thread.getByText(/photo, estimated/).count();
  await input.setInputFiles(await photo(page));
  await thread
    .getByText(/photo, estimated: .*cheeseburger/i)
    .nth(before)
    .waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  const answers = await thread.getByRole('listitem').count();
  await page.getByRole('textbox', { name: 'Text message' }).fill('yes');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await thread
    .getByRole('listitem')
    .nth(answers + 1)
    .getByText(/\d cal/)
    .waitFor();
});
