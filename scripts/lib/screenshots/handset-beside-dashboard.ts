import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '../open-browser.js';

const PHONE_NUMBER = '+12025550123';
const HANDSET = { width: 360, height: 720 };
const DASHBOARD = { width: 900, height: 720 };

/** A day that is full at whatever hour the picture is taken. */
const TEXTS = [
  '2 eggs and toast with butter for breakfast',
  'actually 3 eggs',
  'chicken burrito and an apple for lunch',
  'ran 5k in 28 min',
  'grilled salmon with rice and broccoli for dinner',
];

/** The handset and today's dashboard of the ready user, side by side, as a PNG. */
export async function handsetBesideDashboard(base: string): Promise<Buffer> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US', deviceScaleFactor: 1 });
    context.setDefaultTimeout(120_000);
    await signIn(context, base);
    for (const body of TEXTS) await textIn(context, base, body);
    const handset = await shot(context, `${base}/phone?number=${encodeURIComponent(PHONE_NUMBER)}`, HANDSET);
    const dashboard = await shot(context, `${base}/dashboard`, DASHBOARD);
    return await sideBySide(context, handset, dashboard);
  } finally {
    await browser.close();
  }
}

async function signIn(context: BrowserContext, base: string): Promise<void> {
  const post = async <T>(route: string, data: object): Promise<T> => {
    const answer = await context.request.post(base + route, { data, headers: { 'X-CSRF-Token': 'screenshots', Origin: base } });
    if (!answer.ok()) throw new Error(`${route} was answered ${answer.status()}`);
    return (await answer.json()) as T;
  };
  const { code } = await post<{ code: string }>('/api/verify/send', { phoneNumber: PHONE_NUMBER });
  await post('/api/verify/check', { phoneNumber: PHONE_NUMBER, code });
  const [user] = (await (await context.request.get(`${base}/api/users`)).json()) as object[];
  await context.addInitScript((known) => localStorage.setItem('user', known), JSON.stringify(user));
}

async function textIn(context: BrowserContext, base: string, body: string): Promise<void> {
  await context.request.post(`${base}/phone/api/texts`, {
    data: { from: PHONE_NUMBER, body },
    headers: { 'X-CSRF-Token': 'screenshots', Origin: base },
  });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
}

async function shot(context: BrowserContext, url: string, viewport: { width: number; height: number }): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(url);
  await page.waitForTimeout(6_000);
  const image = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return image;
}

async function sideBySide(context: BrowserContext, left: Buffer, right: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const gap = 24;
  await page.setViewportSize({ width: HANDSET.width + DASHBOARD.width + 3 * gap, height: HANDSET.height + 2 * gap });
  const image = (bytes: Buffer, width: number) =>
    `<img width="${width}" style="border-radius:14px;box-shadow:0 4px 18px #0003;display:block" src="data:image/png;base64,${bytes.toString('base64')}">`;
  await page.setContent(
    `<body style="margin:0;padding:${gap}px;display:flex;gap:${gap}px;background:#e8ecea">${image(left, HANDSET.width)}${image(right, DASHBOARD.width)}</body>`,
  );
  await page.waitForFunction(() => [...document.images].every((one) => one.complete));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
