import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type * as OneTimeCode from '../../../backend/src/usecases/staff/one-time-code.js';
import { at } from '../../bootstrap/root.mjs';
import { builtBackend } from '../built-backend.js';
import { signInStaff } from './console.js';
import { DESK, PHONE } from './take.js';

interface Story {
  /** A browser window of its own for each person. */
  newContext: () => Promise<BrowserContext>;
  base: string;
  into: string;
  staff: { email: string; password: string; code: string };
  /** What nobody understands yet, and the food that it is. */
  word: string;
  food: string;
}

const HANDSET_NUMBER = '+12025550123';

/**
 * One misread text, from the handset over the queue, the lesson, its trial and a second person's consent to the handset again and into files for
 * the repository: a numbered picture of each step. The lesson is taken back in the end, so that it can be played again.
 */
export async function recordLesson({ newContext, base, into, staff, word, food }: Story): Promise<void> {
  mkdirSync(into, { recursive: true });
  let step = 0;
  const shoot = async (page: Page, name: string): Promise<void> => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(into, `${String(++step).padStart(2, '0')}-${name}.png`), animations: 'disabled' });
  };
  const ana = await deskOf(newContext, base, staff);
  const ben = await deskOf(newContext, base, await colleagueOf(ana, base));
  const handset = await phoneOf(newContext, base);

  await handset.text(`had ${word} for dinner`);
  await shoot(handset.page, 'the-text-is-not-understood');

  await ana.goto(`${base}/admin/learning`);
  const queued = ana.getByRole('row').filter({ has: ana.getByRole('link', { name: word, exact: true }) });
  await queued.first().waitFor();
  await queued.first().scrollIntoViewIfNeeded();
  await shoot(ana, 'it-stands-in-the-queue');
  await queued.first().getByRole('link', { name: word, exact: true }).click();
  await ana.getByRole('heading', { level: 1, name: word }).waitFor();
  await shoot(ana, 'what-was-heard-and-why');
  const work = ana.getByRole('button', { name: 'Work at it' });
  if (await work.isVisible()) await work.click();

  await ana.getByRole('button', { name: 'Add a name' }).click();
  const teaching = ana.getByRole('dialog', { name: 'Teach another name' });
  await teaching.getByLabel('Name').fill(word);
  await teaching.getByRole('combobox', { name: 'Food' }).fill(food);
  await ana
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${food}\\b`) })
    .first()
    .waitFor();
  await shoot(ana, 'a-name-is-taught');
  await ana
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${food}\\b`) })
    .first()
    .click();
  await teaching.getByRole('button', { name: 'Make a draft' }).click();
  await ana.getByText('not tried yet').first().waitFor();
  await shoot(ana, 'it-is-a-draft');
  await ana.getByRole('button', { name: 'Try' }).first().click();
  await ana.getByRole('dialog', { name: 'What would change' }).waitFor({ timeout: 180_000 });
  await shoot(ana, 'what-would-change-in-the-last-texts');
  await ana.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await ben.goto(`${base}/admin/lessons`);
  const row = ben
    .getByRole('row')
    .filter({ hasText: word })
    .filter({ has: ben.getByRole('button', { name: 'Publish' }) });
  await row.getByRole('button', { name: 'Publish' }).click();
  await ben.getByRole('dialog', { name: 'Publish' }).waitFor();
  await shoot(ben, 'a-second-person-looks-at-it');
  await ben
    .getByRole('dialog')
    .getByRole('button', { name: /publish/i })
    .click();
  const published = ben
    .getByRole('row')
    .filter({ hasText: word })
    .filter({ has: ben.getByRole('button', { name: 'Take back' }) });
  await published.waitFor();
  await shoot(ben, 'it-is-published');

  await handset.text(`had ${word} for dinner`);
  await shoot(handset.page, 'the-same-text-is-understood');

  await shoot(await exported(ana.context(), into), 'it-is-written-out-for-the-repository');

  await published.getByRole('button', { name: 'Take back' }).click();
  await ben.getByRole('dialog').getByLabel('Reason').fill('played to the end');
  await shoot(ben, 'it-can-be-taken-back');
  await ben.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await ben.getByRole('dialog').waitFor({ state: 'detached' });
  await Promise.all([ana, ben, handset.page].map((page) => page.context().close()));
}

async function deskOf(newContext: Story['newContext'], base: string, staff: Story['staff']): Promise<Page> {
  const context = await newContext();
  await signInStaff(context, base, staff);
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  return page;
}

/** A colleague, made by whoever signed in first, who has to be an admin. */
async function colleagueOf(ana: Page, base: string): Promise<Story['staff']> {
  const { codeAt } = await builtBackend<typeof OneTimeCode>('usecases/staff/one-time-code.js');
  const email = `ben-${randomBytes(4).toString('hex')}@mealtext.example`;
  const answer = await ana.context().request.post(`${base}/api/staff/staff`, {
    data: { email, name: 'Ben', role: 'agent' },
    headers: { 'X-CSRF-Token': 'pictures', Origin: base },
  });
  if (!answer.ok()) throw new Error(`A colleague was not made: ${answer.status()} ${await answer.text()}`);
  const { password, otpauth } = (await answer.json()) as { password: string; otpauth: string };
  return { email, password, code: codeAt(new URL(otpauth).searchParams.get('secret')!, new Date()) };
}

/** The handset, as a person holds it. */
async function phoneOf(newContext: Story['newContext'], base: string) {
  const context = await newContext();
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(`${base}/phone?number=${encodeURIComponent(HANDSET_NUMBER)}`);
  const answers = page.locator('li.row.service');
  await answers.first().waitFor();
  return {
    page,
    /** Texts in, and waits for the answer to stand in the thread. */
    text: async (body: string): Promise<void> => {
      const before = await page.locator('li.row').count();
      await context.request.post(`${base}/phone/api/texts`, {
        data: { from: HANDSET_NUMBER, body },
        headers: { 'X-CSRF-Token': 'pictures', Origin: base },
      });
      await page.locator('li.row').nth(before).waitFor();
      const answering = page.getByLabel('Mealtext is answering');
      await answering.waitFor({ state: 'detached' });
      await page.waitForFunction(() => [...document.querySelectorAll('li.row')].at(-1)?.matches('.service:not([aria-label])'));
      await page.locator('li.row').last().scrollIntoViewIfNeeded();
    },
  };
}

/** What the repository gets, on a page to look at: the rows of the table that are new, and the fixture. */
async function exported(context: BrowserContext, into: string): Promise<Page> {
  execFileSync(process.execPath, [at('scripts/run.mjs'), 'learn-export', '--into', into], { stdio: 'inherit' });
  const before = new Set(readFileSync(at('backend/data/foods.tsv'), 'utf8').split('\n'));
  const rows = readFileSync(join(into, 'foods.tsv'), 'utf8')
    .split('\n')
    .filter((row) => !before.has(row));
  const fixture = readFileSync(join(into, 'taught.yaml'), 'utf8');
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await page.setContent(
    '<h1>nlp-fixtures/meals/taught.yaml</h1><pre></pre><h1>backend/data/foods.tsv</h1><pre style="white-space:pre-wrap"></pre>',
  );
  for (const [index, words] of [fixture, rows.join('\n')].entries())
    await page
      .locator('pre')
      .nth(index)
      .evaluate((element, text) => void (element.textContent = text), words);
  return page;
}
