import type { TestAction, TestCheckout, TestInvoice, TestPortal } from '../../ports/billing/test-billing.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#fafaf9;margin:0}main{max-width:34rem;margin:2rem auto;padding:0 1rem}
.test{background:#fde68a;color:#451a03;padding:.75rem 1rem;text-align:center;font-weight:600}section{background:#fff;border:1px solid #d6d3d1;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
form{display:inline}button{font:inherit;min-height:2.75rem;padding:.4rem .9rem;margin:.25rem .5rem .25rem 0;border:1px solid #57534e;border-radius:.5rem;background:#fff;color:inherit;cursor:pointer}
button.main{background:#166534;border-color:#166534;color:#fff}button:focus-visible,a:focus-visible{outline:3px solid #2563eb;outline-offset:2px}`;

const LABELS: Readonly<Record<TestAction, string>> = {
  'switch-plus': 'Switch to Plus',
  'switch-pro': 'Switch to Pro',
  'cancel-at-end': 'Cancel at the end of the period',
  'cancel-now': 'Cancel at once',
  resume: 'Do not cancel after all',
  'end-period': 'Test: let the period end now',
  'fail-payment': 'Test: let the payment fail',
  'pay-again': 'Test: pay what is due',
};

/** A whole page that says plainly what it is. Everything in it is ours: no words of users. */
function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | TEST</title><style>${STYLE}</style></head>
<body><div class="test" role="note">TEST PAYMENTS: no card is asked for and no money moves.</div><main><h1>${title}</h1>${body}</main></body></html>`;
}

const button = (path: string, label: string, main = false): string =>
  `<form method="post" action="${path}"><button${main ? ' class="main"' : ''}>${label}</button></form>`;

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The page to pay on; `path` is its own. */
export function checkoutPage(path: string, { state, name, price }: TestCheckout): string {
  const back = '<p><a href="/subscription">Back to Mealtext</a></p>';
  if (state !== 'open')
    return page('Test checkout', `<section><p>${state === 'paid' ? 'This was paid.' : 'This page has expired.'}</p></section>${back}`);
  const buttons = `${button(`${path}/pay`, 'Pay (test)', true)}${button(`${path}/leave`, 'Cancel')}`;
  return page('Test checkout', `<section><h2>${name}</h2><p>$${price.toFixed(2)} a month</p>${buttons}</section>`);
}

/** The page of an invoice. */
export function invoicePage({ createdAt, cents, paid, refunded }: TestInvoice): string {
  const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
  const back = refunded ? ` ${dollars(refunded)} was given back.` : '';
  return page('Test invoice', `<section><p>${day(createdAt)}: ${dollars(cents)}, ${paid ? 'paid' : 'not paid yet'}.${back}</p></section>`);
}

/** The portal; `path` is its own. */
export function portalPage(path: string, { subscriptions }: TestPortal): string {
  const sections = subscriptions.map((one) => {
    const { id, plan, status, periodEnd, cancelAtPeriodEnd, endedAt } = one;
    const words = endedAt
      ? `Ended on ${day(endedAt)}`
      : cancelAtPeriodEnd
        ? `Ends on ${day(periodEnd)}`
        : status === 'past_due'
          ? 'The last payment failed'
          : `Renews on ${day(periodEnd)}`;
    const buttons = actionsOf(one).map((action) => button(`${path}/${id}/${action}`, LABELS[action]));
    return `<section><h2>Mealtext ${plan === 'pro' ? 'Pro' : 'Plus'}</h2><p>${words}.</p>${buttons.join('')}</section>`;
  });
  return page(
    'Test customer portal',
    `${sections.join('') || '<section><p>There is nothing to manage yet.</p></section>'}<p><a href="/subscription">Back to Mealtext</a></p>`,
  );
}

/** What can be done with a subscription as it stands. */
function actionsOf({ plan, status, cancelAtPeriodEnd }: TestPortal['subscriptions'][number]): TestAction[] {
  if (status === 'canceled') return [];
  if (status === 'past_due') return ['pay-again', 'cancel-now'];
  return [
    plan === 'pro' ? 'switch-plus' : 'switch-pro',
    cancelAtPeriodEnd ? 'resume' : 'cancel-at-end',
    'cancel-now',
    'end-period',
    'fail-payment',
  ];
}
