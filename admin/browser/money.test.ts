import { because, conversationOf, dialog, signedInStaff } from '../../backend/test/browser/support/desk.js';
import { type Member, newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

async function buyPlus(member: Member): Promise<void> {
  const [{ priceId }] = (await member.call<{ priceId: string }[]>('GET', '/api/subscription-products')) as [{ priceId: string }];
  const { url } = await member.call<{ url: string }>('POST', '/api/create-checkout-session', { priceId });
  await member.page.goto(new URL(url, product.url).href);
  await member.page.getByRole('button', { name: 'Pay (test)' }).click();
  await member.page.getByText('Payment Successful!', { exact: true }).waitFor();
}

test('an agent gives back a part beside the thread, the rest takes a colleague, and what they pay for is canceled', async () => {
  const member = await newMember(browser, product, { plan: 'free' });
  await member.text('2 eggs');
  await buyPlus(member);
  const [agent, admin] = [await signedInStaff(browser, product, 'agent'), await signedInStaff(browser, product, 'admin')];
  const { page } = agent;
  await agent.open(`/conversations/${await conversationOf(product, member)}`);
  const invoices = page.getByRole('list', { name: 'Invoices' });
  await invoices.getByText('$5.99').waitFor();
  const giveBack = async (dollars: string) => {
    await invoices.getByRole('button', { name: 'Refund' }).click();
    await dialog(page, 'Give back money').getByLabel('Amount in dollars').fill(dollars);
  };
  await giveBack('7');
  await dialog(page, 'Give back money').getByLabel('Reason').fill('ticket 4711: billed twice');
  await dialog(page, 'Give back money').getByRole('button', { name: 'Give back' }).click();
  await dialog(page, 'Give back money').getByText('Only $5.99 is left of what was paid.').waitFor();
  await dialog(page, 'Give back money').getByRole('button', { name: 'Cancel' }).click();
  await giveBack('2');
  await because(page, 'Give back money', 'ticket 4711: billed twice', 'Give back');
  await invoices.getByText('$2.00 given back').waitFor();
  await giveBack('3.99');
  await because(page, 'Give back money', 'ticket 4711: all of it', 'Give back');
  const orders = page.getByRole('list', { name: 'What we did' });
  await orders.getByText('waits for a colleague').waitFor();
  await admin.open('/requests');
  await admin.page.getByText('Refund $3.99').waitFor();
  await admin.page.getByRole('button', { name: 'Consent' }).click();
  await because(admin.page, 'Consent to the refund', 'seen on the statement', 'Give back');
  await agent.open(`/users/${member.user.id}`);
  await invoices.getByText('$5.99 given back').waitFor();
  expect(await invoices.getByRole('button', { name: 'Refund' }).count()).toBe(0);
  await page.getByRole('region', { name: 'Money' }).getByRole('button', { name: 'Cancel' }).click();
  await because(page, 'Cancel what they pay for', 'ticket 4711', 'Cancel it');
  await page.getByRole('region', { name: 'Money' }).getByText('Ends').waitFor();
  await orders.getByText('Cancel at the end').waitFor();
  await member.open('/subscription');
  await member.page.getByText(/^Your subscription will end on /).waitFor();
  const paper = await page.context().newPage();
  await paper.goto(new URL((await invoices.getByRole('link').getAttribute('href'))!, product.url).href);
  await paper.getByText('$5.99 was given back.').waitFor();
  expect([agent.wrongs, admin.wrongs]).toEqual([[], []]);
});

test('those who may only look see invoices and no button', async () => {
  const member = await newMember(browser, product, { plan: 'free' });
  await buyPlus(member);
  const { page, open } = await signedInStaff(browser, product, 'viewer');
  await open(`/users/${member.user.id}`);
  const money = page.getByRole('region', { name: 'Money' });
  await money.getByText('$5.99').waitFor();
  expect([await money.getByRole('button').count(), await money.getByRole('link').count()]).toEqual([0, 0]);
});
