import { type DataSource, Like } from 'typeorm';
import { ConversationRow, InboundTextRow, SubscriptionRow } from '../adapters/postgres/entities/index.js';
import { register } from '../usecases/register.js';
import { saveGoals } from '../usecases/save-goals.js';
import type { Dependencies } from '../usecases/dependencies.js';
import { addDesk } from './demo/add-desk.js';
import { answerLater } from './demo/answer-later.js';
import { PEOPLE, type Person } from './demo/people.js';
import { dayBefore, playTexts, textsOf, textsOfToday, textsSince, WEEKS_DAYS } from './demo/play-person.js';
import { repeatWeeks } from './demo/repeat-weeks.js';
import { addAround, settleTexts } from './demo/settle-and-add.js';

/** As the demo's reminder log tells. */
const REMINDED = {
  ...{ notifications: true, remindBreakfast: true, remindLunch: true, remindDinner: true, enableSummary: true },
  ...{ breakfastTime: '09:00', lunchTime: '13:00', dinnerTime: '19:30' },
};

/** Nobody was asked: it is a play. */
const DEMO = { textVersion: 'demo', ip: null, userAgent: null };

/** Four weeks that the engine hears, and the two times that they are repeated. */
const ALL_DAYS = 3 * WEEKS_DAYS;

/**
 * A handful of people on every plan with three months behind them: meals, workouts, mistakes and corrections, texts that nobody understood, feedback,
 * and answers in each state of delivery. Every word of an answer is the engine's own. Played once, and gone on with on a later start, so that there is
 * always a today; says how many texts were played.
 */
export async function seedDemo(deps: Dependencies, dataSource: DataSource): Promise<number> {
  const now = deps.clock.now();
  const userIds = await Promise.all(PEOPLE.map((person) => settled(deps, dataSource, person)));
  const reminded = userIds.filter((_, index) => PEOPLE[index]!.plan === 'pro');
  for (const id of reminded)
    await saveGoals(deps, id, { goals: {}, settings: REMINDED, timezone: null, timezoneOffset: null, consent: DEMO }, { undoable: false });
  await settleTexts(dataSource, userIds);
  if ((await textsPlayed(dataSource)) > 0) return goOn(deps, dataSource, userIds);
  await Promise.all(
    PEOPLE.map((person) => playTexts(deps, person.phone, textsOf(person, dayBefore(now, person.timezone, ALL_DAYS), WEEKS_DAYS, 0))),
  );
  await repeatWeeks(dataSource, userIds);
  // Before anybody opts out: what waits then would never leave.
  await settleTexts(dataSource, userIds);
  // Today is heard by the engine again, so that the conversation goes on from there.
  for (const person of PEOPLE) {
    const last = person.last ? [{ at: new Date(now.getTime() - 60_000), text: person.last }] : [];
    await playTexts(deps, person.phone, textsOfToday(person, now));
    await settleTexts(dataSource, userIds);
    await playTexts(deps, person.phone, last);
  }
  await settleTexts(dataSource, userIds);
  await addAround(dataSource, userIds);
  await addDesk(dataSource, userIds);
  return textsPlayed(dataSource);
}

function textsPlayed(dataSource: DataSource): Promise<number> {
  return dataSource.getRepository(InboundTextRow).countBy({ providerId: Like('demo-%') });
}

/** Each person eats on as is their habit from the last that they texted. */
async function goOn(deps: Dependencies, dataSource: DataSource, userIds: readonly string[]): Promise<number> {
  const now = deps.clock.now();
  let played = 0;
  for (const [index, person] of PEOPLE.entries()) {
    const { id: conversationId } = await dataSource.getRepository(ConversationRow).findOneByOrFail({ userId: userIds[index]! });
    const last = await dataSource.getRepository(InboundTextRow).findOne({ where: { conversationId }, order: { receivedAt: 'desc' } });
    const said = textsSince(person, last!.receivedAt, now);
    await playTexts(deps, person.phone, said);
    played += said.length;
  }
  await settleTexts(dataSource, userIds);
  await answerLater(dataSource, userIds);
  return played;
}

/** The person's account, with their plan and goals. */
async function settled(
  deps: Dependencies,
  dataSource: DataSource,
  { phone, firstName, lastName, timezone, plan, goals }: Person,
): Promise<string> {
  const known = await deps.accounts.byPhone(phone);
  if (known) {
    await deps.accounts.change(known.id, { lastName });
    return known.id;
  }
  const { id } = await register(deps, {
    phone,
    username: firstName,
    firstName,
    lastName,
    timezone,
    consentVersion: null,
    ip: null,
    userAgent: null,
  });
  if (plan !== 'free')
    await dataSource
      .getRepository(SubscriptionRow)
      .upsert({ userId: id, provider: 'local', plan, status: 'active', updatedAt: deps.clock.now() }, ['userId']);
  if (goals) await saveGoals(deps, id, { goals, settings: {}, timezone: null, timezoneOffset: null, consent: null }, { undoable: false });
  return id;
}
