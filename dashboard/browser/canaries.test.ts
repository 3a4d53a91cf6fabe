import { randomBytes } from 'node:crypto';
import pg from 'pg';
import twilio from 'twilio';
import { inboundForm, PUBLIC_URL, twilioEnvironment } from '../../backend/test/support/twilio.js';
import { type BuiltProduct, startBuiltProduct } from '../../backend/test/browser/support/start-built-product.js';

const PHONE = '+12125557631';
const NAME = 'Canarina';
const WORDS = 'zq4417zq';
const PASSWORD = 'canary-pass-5518';

/** Every secret and personal word that went in. */
const canaries = new Set([PHONE.slice(1), PHONE.slice(2), NAME, WORDS, PASSWORD, 'csrf-canary']);

/** A browser that remembers as canaries what it is given to keep. */
class Caller {
  private readonly jar = new Map<string, string>();

  constructor(private readonly base: string) {}

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': 'csrf-canary',
        Cookie: [...this.jar].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      this.jar.set(name!, value!);
      if (value) canaries.add(value);
    }
    return { status: response.status, text: await response.text() };
  }

  async code(): Promise<string> {
    const { code } = JSON.parse((await this.call('POST', '/api/verify/send', { phoneNumber: PHONE })).text) as { code: string };
    canaries.add(code);
    return code;
  }
}

/** What of the canaries a product printed. An unlucky code may be part of a number, so codes are looked for as words. */
const leaks = ({ said }: BuiltProduct) =>
  [...canaries].filter((canary) =>
    /^\d{6}$/.test(canary) ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(said()) : said().includes(canary),
  );

async function breaking(product: BuiltProduct, table: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  await client.query(`alter table ${table} rename to gone`);
  try {
    await work();
  } finally {
    await client.query(`alter table gone rename to ${table}`);
    await client.end();
  }
}

test('nothing of a person is in what the product prints: sign-in, texts, money, export, errors and breakdowns', async () => {
  const product = await startBuiltProduct({ LOG_LEVEL: 'info' });
  try {
    const me = new Caller(product.url);
    const expectStatus = async (status: number, ...request: Parameters<Caller['call']>) => {
      const answer = await me.call(...request);
      expect([request[0], request[1], answer.status]).toEqual([request[0], request[1], status]);
      return answer;
    };
    await me.call('POST', '/api/verify/check', { phoneNumber: PHONE, code: WORDS.slice(0, 6) });
    const code = await me.code();
    await expectStatus(200, 'POST', '/api/verify/check', { phoneNumber: PHONE, code });
    await expectStatus(404, 'GET', `/api/users/phone/${encodeURIComponent(PHONE)}`);
    const { id } = JSON.parse(
      (await expectStatus(201, 'POST', '/api/users', { phoneNumber: PHONE, firstName: NAME, consentVersion: '1' })).text,
    ) as {
      id: string;
    };
    const own = `/api/users/${id}`;
    await expectStatus(200, 'PATCH', own, { firstName: NAME, lastName: NAME });
    await expectStatus(201, 'POST', `${own}/messages`, { content: `I am ${NAME}, ${WORDS} casserole, call ${PHONE}` });
    await expectStatus(202, 'POST', '/phone/api/texts', { from: PHONE, body: `2 eggs and ${WORDS}` });
    await expectStatus(201, 'POST', '/api/feedback', { subject: NAME, message: WORDS });
    await expectStatus(202, 'POST', '/api/analytics', { name: 'page_view', properties: { said: WORDS } });
    const products = JSON.parse((await expectStatus(200, 'GET', '/api/subscription-products')).text) as { priceId: string }[];
    const { url } = JSON.parse(
      (await expectStatus(200, 'POST', '/api/create-checkout-session', { priceId: products[0]!.priceId })).text,
    ) as { url: string };
    await expectStatus(303, 'POST', `${new URL(url).pathname}/pay`);
    await expectStatus(200, 'GET', `${own}/subscription?sync=true`);
    for (const format of ['json', 'csv']) await expectStatus(200, 'GET', `${own}/export?format=${format}`);
    await expectStatus(200, 'POST', `${own}/change-password`, { newPassword: PASSWORD, code: await me.code() });
    await expectStatus(400, 'POST', `${own}/change-password`, { newPassword: PASSWORD, currentPassword: `${PASSWORD}x` });
    await expectStatus(400, 'POST', `${own}/messages`, { content: [WORDS] });
    await expectStatus(400, 'POST', `${own}/messages`, `{"content": "${WORDS}`);
    await expectStatus(400, 'GET', `${own}/summary?date=${WORDS}`);
    await expectStatus(400, 'POST', '/webhooks/billing', { id: WORDS, customer: NAME });
    await breaking(
      product,
      'feedback',
      async () => void (await expectStatus(500, 'POST', '/api/feedback', { subject: NAME, message: WORDS })),
    );
    await breaking(product, 'inbound_texts', async () => void (await expectStatus(500, 'POST', `${own}/messages`, { content: WORDS })));
    await breaking(product, 'users', async () => void (await expectStatus(500, 'GET', `/api/users/phone/${encodeURIComponent(PHONE)}`)));
    await breaking(product, 'live_codes', async () => void (await me.call('POST', '/api/verify/send', { phoneNumber: PHONE })));
    await expectStatus(200, 'DELETE', own);
    expect(
      product
        .said()
        .split('\n')
        .filter((line) => line.includes('"request"') || line.includes('request failed')).length,
    ).toBeGreaterThan(20);
    expect(product.said()).toContain('request failed');
    expect(canaries.size).toBeGreaterThan(9);
    expect(leaks(product)).toEqual([]);
  } finally {
    await product.stop();
  }
});

test('nor of texts that a provider brings, well signed, forged or malformed', async () => {
  const token = randomBytes(16).toString('hex');
  canaries.add(token);
  const product = await startBuiltProduct({
    ...twilioEnvironment('http://127.0.0.1:9'),
    VERIFIER: 'local',
    LOG_LEVEL: 'info',
    TWILIO_AUTH_TOKEN: token,
  });
  try {
    const bring = async (more: Record<string, string>, signed = true) => {
      const form = inboundForm({ From: PHONE, Body: `${WORDS} for lunch, says ${NAME}`, ...more }) as Record<string, string>;
      const signature = twilio.getExpectedTwilioSignature(signed ? token : 'other', `${PUBLIC_URL}/webhooks/sms`, form);
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Twilio-Signature': signature };
      canaries.add(signature);
      return (await fetch(`${product.url}/webhooks/sms`, { method: 'POST', headers, body: new URLSearchParams(form) })).status;
    };
    expect(await bring({})).toBe(200);
    expect(await bring({}, false)).toBe(403);
    expect(await bring({ MessageSid: WORDS })).toBe(400);
    await breaking(product, 'inbound_texts', async () => expect(await bring({})).toBeGreaterThanOrEqual(500));
    expect(product.said()).toContain('/webhooks/sms');
    expect(leaks(product)).toEqual([]);
  } finally {
    await product.stop();
  }
});
