import { newMember } from '../../backend/test/browser/support/member.js';
import { newStaff, query } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** Names and texts that would do something where they are taken for more than words. */
const BAD = [
  '<script>window.__xss = 1</script>',
  '<img src=x onerror="window.__xss = 1">',
  '"><svg onload=window.__xss=1>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  'javascript:window.__xss=1',
  '<a href="javascript:window.__xss=1">a banana</a>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '\u202Etxt.exe\u202C a bagel',
  '=HYPERLINK("http://x.example","a banana")',
  '+cmd|calc!A1',
  '@SUM(1+1)',
  '-2+3 eggs',
  '\u0000\uFFFD\u200B\u2066a pear',
  'a'.repeat(600),
];

test('scripts, markup, overrides and formula cells are shown as the words they are, on every screen and in the export', async () => {
  const { user, text, call } = await newMember(browser, product);
  for (const bad of BAD) await text(bad.replace('\u0000', ''));
  await call('POST', '/api/feedback', { subject: BAD[0], message: BAD[1] });
  await query(product, 'update users set first_name = $2, last_name = $3, username = $4 where id = $1', [user.id, BAD[1], BAD[7], BAD[8]]);
  const staff = await newStaff(browser, product, 'admin');
  const { page, wrongs } = staff;
  await staff.open('/');
  await staff.signIn();
  const [conversation] = await query<{ id: string }>(product, 'select id from conversations where user_id = $1', [user.id]);

  await staff.open(`/conversations/${conversation!.id}`);
  await page.getByRole('button', { name: 'Reveal' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Reason').fill(BAD[0]!);
  await asked.getByRole('button', { name: 'Reveal' }).click();
  await asked.waitFor({ state: 'detached' });
  const log = page.getByRole('log');
  await log.getByText(BAD[0]!, { exact: true }).first().waitFor();
  await log.getByText(BAD[8]!, { exact: true }).first().waitFor();
  for (const line of await log.getByRole('button', { name: /built-in reader|rules/ }).all()) await line.click();
  await page.getByLabel('Reply', { exact: true }).fill(BAD[2]!);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log.getByText(BAD[2]!, { exact: true }).last().waitFor();

  const screens = [
    '/users',
    `/users/${user.id}`,
    '/conversations',
    '/texts',
    '/meals',
    '/goals',
    '/deliveries',
    '/feedback',
    '/learning',
    '/audit',
    '/subscriptions',
  ];
  for (const path of screens) {
    await staff.open(path);
    const found = await page.evaluate(() => ({
      ran: (window as unknown as { __xss?: unknown }).__xss,
      markup: document.querySelectorAll('main iframe, main script, main img, main a[href^="javascript"]').length,
    }));
    expect([path, found]).toEqual([path, { ran: undefined, markup: 0 }]);
  }
  await staff.open('/users');
  const name = page.getByRole('row').filter({ hasText: '<img src=x' }).locator('bdi').first();
  expect(await name.innerText()).toContain(BAD[1]);
  expect(await name.evaluate((element) => getComputedStyle(element).unicodeBidi)).toMatch(/isolate/);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const csv = Buffer.concat(parts).toString('utf8');
  expect(csv).toContain('HYPERLINK');
  expect(csv).not.toMatch(/(^|,)"?[=+@-][^,\d]/m);
  expect(wrongs).toEqual([]);
});
