import { randomBytes } from 'node:crypto';
import type { Said, TextKind } from './evidence.js';
import { numberFor, pause, OUR_NUMBERS, type Plant } from './plant.js';
import { ACCOUNT_SID, AUTH_TOKEN, getExpectedTwilioSignature } from './provider.js';
import { pick, type Random } from './seeded.js';
import { FOODS } from './texts.js';

const PATH = '/webhooks/sms';
const GIVE_UP_MS = 120_000;
/** A salad of 800 calories is asked about. */
const PLAUSIBLE = 500;

/** A text beside the usual ones. */
export interface OddText {
  from: string;
  kind: TextKind;
  body: string;
}

export interface Play {
  people: { phone: string; stops: boolean }[];
  texts: number;
  ms: number;
  odd?: OddText[];
}

export interface Played {
  acknowledged: Said[];
  unacknowledged: Said[];
}

/** Has people text for `ms`, and `odd` texts come between theirs, as a carrier would bring it: again until somebody says 200. Resolves with what was acknowledged, and with what nobody ever said 200 to. */
export async function play(plant: Plant, random: Random, { people, texts, ms, odd = [] }: Play): Promise<Played> {
  const acknowledged: Said[] = [];
  const unacknowledged: Said[] = [];
  const began = Date.now();
  const script = Array.from({ length: texts }, (_, index): Omit<Said, 'sid' | 'to'> & OddText => {
    const from = people[index % people.length]?.phone ?? OUR_NUMBERS[0];
    const calories = 50 + (index % PLAUSIBLE);
    return { at: random() * ms, from, kind: 'meal', calories, body: `${pick(random, FOODS)} ${calories} cal` };
  });
  for (const { phone, stops } of people)
    if (stops) script.push({ at: ms * (0.3 + random() * 0.4), from: phone, kind: 'stop', calories: 0, body: 'STOP' });
  for (const text of odd) script.push({ at: random() * ms, calories: 0, ...text });
  await Promise.all(
    script.map(async ({ at, ...text }) => {
      await pause(began + at + random() * plant.inbound.delayMs - Date.now());
      const form = formOf(text);
      plant.inbound.posted.push(form);
      const posts = Array.from({ length: plant.inbound.copies }, () => post(plant, form));
      const heard = (await Promise.all(posts)).some(Boolean);
      (heard ? acknowledged : unacknowledged).push({ sid: form.MessageSid, to: form.To, ...text, at: Date.now() });
    }),
  );
  return { acknowledged, unacknowledged };
}

/** Posts a form until it is answered well; false when nobody ever did. */
export async function post({ front }: Pick<Plant, 'front'>, form: Record<string, string>): Promise<boolean> {
  const signature = getExpectedTwilioSignature(AUTH_TOKEN, front.url + PATH, form);
  const until = Date.now() + GIVE_UP_MS;
  while (Date.now() < until) {
    const answer = await fetch(front.url + PATH, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
    }).catch(() => undefined);
    if (answer?.status === 200) return true;
    await pause(300);
  }
  return false;
}

function formOf({ from, body }: Pick<OddText, 'from' | 'body'>) {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  return {
    AccountSid: ACCOUNT_SID,
    ApiVersion: '2010-04-01',
    MessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    NumMedia: '0',
    NumSegments: '1',
    From: from,
    To: numberFor(from),
    Body: body,
  };
}
