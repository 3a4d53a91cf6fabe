import type { Browser, Locator, Page } from 'playwright-core';
import type { Member } from './member.js';
import { newStaff, query, type StaffMember } from './staff.js';
import type { Place } from './start-built-product.js';

/** A staff member who has signed in. */
export async function signedInStaff(browser: Browser, product: Place, role: 'viewer' | 'agent' | 'admin'): Promise<StaffMember> {
  const staff = await newStaff(browser, product, role);
  await staff.open('/');
  await staff.signIn();
  return staff;
}

/** Opens a screen by the menu, and waits until it stands where the one before stood. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Gives a dialog its reason, sends it and waits until it is done. */
export async function because(page: Page, title: string | RegExp, reason: string, submit: string): Promise<void> {
  const asked = dialog(page, title);
  await asked.getByLabel('Reason').fill(reason);
  await asked.getByRole('button', { name: submit, exact: true }).click();
  await asked.waitFor({ state: 'detached' });
}

export const conversationOf = async (product: Place, { user }: Member): Promise<string> => {
  const [row] = await query<{ id: string }>(product, 'select id from conversations where user_id = $1', [user.id]);
  return row!.id;
};

/** All of a file that a page saves. */
export async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
