import { addDays, instantOf, localDate } from '../domain/local-day.js';
import { deliverTexts } from '../usecases/deliver-texts.js';
import { handleMail } from '../usecases/handle-mail.js';
import { recordDelivery } from '../usecases/record-delivery.js';
import type { World } from '../usecases/world.js';
import { READY_PHONE } from './seed-ready-user.js';

const DAYS = 30;

/** What the demo user texts, by time of day; a day takes one of each, another the next day. */
const TEXTS: readonly (readonly [time: string, texts: readonly (string | null)[]])[] = [
  [
    '07:50',
    [
      '2 eggs and toast with butter',
      'oatmeal with a banana',
      'greek yogurt and blueberries',
      'bagel with cream cheese',
      '3 scrambled eggs and bacon',
      'cereal with 2% milk',
      'coffee with milk and a croissant',
    ],
  ],
  [
    '12:25',
    [
      'turkey sandwich and an apple',
      'chicken burrito',
      'caesar salad with chicken',
      '2 slices of pepperoni pizza',
      'tuna sandwich and chips',
      'bowl of chicken noodle soup',
      'cheeseburger and fries',
      'chicken breast with rice',
    ],
  ],
  ['15:40', [null, 'a banana', '1 oz almonds', null, 'protein bar', 'an apple with peanut butter', null, 'greek yogurt']],
  ['17:30', [null, 'ran 30 minutes', null, 'walked 45 min', 'lifted weights for 40 minutes', null, 'biked 10 miles', null, 'yoga 30 min']],
  [
    '19:10',
    [
      'grilled salmon with rice and broccoli',
      'spaghetti with meat sauce',
      '6 oz steak and a baked potato',
      'chicken stir fry with rice',
      '2 tacos and a beer',
      'cheese pizza, 3 slices',
      'roast chicken with mashed potatoes',
      'chili with cornbread',
      'pork chop with green beans',
    ],
  ],
];

/** A believable month: texts played through the engine at past instants, as if they had come then. Played once. */
export async function seedDemo(world: World): Promise<number> {
  const account = await world.accounts.byPhone(READY_PHONE);
  if (!account) return 0;
  const now = world.clock.now();
  const today = localDate(now, account.timezone);
  let played = 0;
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const date = addDays(today, -ago);
    for (const [time, texts] of TEXTS) {
      const text = texts[(DAYS - ago) % texts.length];
      const at = instantOf(date, time, account.timezone);
      if (text && at < now && (await play(world, `demo-${date}-${time}`, text, at))) played += 1;
    }
  }
  return played;
}

/** One text at a past instant; its answer is on the handset at once. */
async function play(world: World, providerId: string, body: string, at: Date): Promise<boolean> {
  const { conversationId, fresh } = await world.store.accept({
    providerId,
    source: 'sms',
    phone: READY_PHONE,
    body,
    media: { count: 0, type: null },
    receivedAt: at,
  });
  if (!fresh) return false;
  const sent: string[] = [];
  const gateway: World['gateway'] = {
    send: ({ id }) => {
      sent.push(id);
      return Promise.resolve({ type: 'accepted', providerId: `demo-${id}`, segments: 1 });
    },
    find: () => Promise.resolve(null),
  };
  const then: World = { ...world, clock: { now: () => at }, rules: { ...world.rules, replyWaitSeconds: 0 }, gateway };
  await handleMail(then, conversationId);
  await deliverTexts(then);
  for (const id of sent) await recordDelivery(then, { id, providerId: `demo-${id}`, state: 'delivered', code: null });
  return true;
}
