// SQL: a play is moved in time, many rows at once.
import type { DataSource } from 'typeorm';
import { register } from '../usecases/register.js';
import type { Dependencies } from '../usecases/dependencies.js';
import { answerLater } from './demo/answer-later.js';
import { AFTER, AREAS, FIRST_NAMES, LAST_NAMES, MEALS, NEEDS, SAFETY, UNHEARD, WHILE_HELD } from './demo/crowd-words.js';
import { playTexts } from './demo/play-person.js';
import { settleTexts } from './demo/settle-and-add.js';
import type { Parts } from './parts.js';
import { READY_STAFF } from './seed-ready-staff.js';
import { grant } from './seed-ready-user.js';

const PEOPLE = 1000;
const AT_ONCE = 8;
const HOUR_MS = 3_600_000;
const DAYS = 14;

/** The same numbers every time, between 0 and 1, however many people are asked for. */
const chance = (person: number, what: number): number => {
  let mixed = Math.imul(person + 1, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};
const pick = <T>(from: readonly T[], person: number, what: number): T => from[Math.floor(chance(person, what) * from.length)]!;

const phoneOf = (person: number): string =>
  `+1${AREAS[Math.floor(person / 100) % AREAS.length]![0]}55501${String(person % 100).padStart(2, '0')}`;

/**
 * A thousand people with two to five texts each of the last two weeks, so that lists, the inbox, the learning queue and the search can be looked
 * at full. Every answer is the engine's own. Played once; says how many people there are.
 */
export async function seedCrowd(deps: Dependencies, parts: Pick<Parts, 'config' | 'dataSource'>, count = PEOPLE): Promise<number> {
  const { dataSource } = parts;
  if (await deps.accounts.byPhone(phoneOf(count - 1))) return count;
  const now = deps.clock.now();
  const ids: string[] = [];
  const lot = Array.from({ length: count }, (_, person) => person);
  const take = async (): Promise<void> => {
    for (let person = lot.shift(); person !== undefined; person = lot.shift()) ids.push(await play(deps, parts, person, now));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  await settleTexts(dataSource, ids);
  await answerLater(dataSource, ids);
  await joinBefore(dataSource, ids);
  await holdSome(deps, dataSource, ids, now);
  return count;
}

async function play(deps: Dependencies, parts: Pick<Parts, 'config' | 'dataSource'>, person: number, now: Date): Promise<string> {
  const [, timezone] = AREAS[Math.floor(person / 100) % AREAS.length]!;
  const firstName = FIRST_NAMES[person % FIRST_NAMES.length]!;
  const lastName = LAST_NAMES[Math.floor(person / FIRST_NAMES.length) % LAST_NAMES.length]!;
  const phone = phoneOf(person);
  const about = { phone, username: firstName, firstName, lastName, timezone, consentVersion: null, ip: null, userAgent: null };
  const { id } = (await deps.accounts.byPhone(phone)) ?? (await register(deps, about));
  await deps.accounts.change(id, { onboardingComplete: true, isNewUser: false });
  if (person % 8 === 0) await grant(deps, parts, id, person % 3 ? 'pro' : 'plus');
  const last = now.getTime() - (5 / 60 + DAYS * 24 * chance(person, 1) ** 2) * HOUR_MS;
  const texts = textsOf(person);
  await playTexts(
    deps,
    phone,
    texts.map((text, index) => ({ at: new Date(last - (texts.length - 1 - index) * 4 * 60_000), text })),
  );
  return id;
}

/** Meals for most; for some what nobody understood, what staff have to look at, and what is done about an entry. */
function textsOf(person: number): string[] {
  const lot = chance(person, 2);
  const meals = [pick(MEALS, person, 3), pick(MEALS, person, 4)];
  if (lot < 0.004) return [...meals, pick(SAFETY, person, 5)];
  if (lot < 0.03) return [...meals, pick(NEEDS, person, 5)];
  if (lot < 0.045) return [meals[0]!, ...UNHEARD.slice(-6, -3)];
  if (lot < 0.2) return [...meals, pick(UNHEARD, person, 5)];
  if (lot < 0.5) return [...meals, pick(AFTER, person, 5), pick(MEALS, person, 6)];
  return [...meals, pick(MEALS, person, 6)];
}

/** Nobody texts before they are here. */
async function joinBefore(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query(
    `update users u set created_at = f.at - make_interval(days => (('x' || substr(md5(u.id::text), 1, 4))::bit(16)::int % 200), mins => 20)
     from (select c.user_id, min(t.received_at) as at from conversations c join inbound_texts t on t.conversation_id = c.id group by c.user_id) f
     where u.id = f.user_id and u.id = any($1)`,
    [ids],
  );
  await dataSource.query(
    `update outbound_texts o set not_before = u.created_at, created_at = u.created_at, send_started_at = u.created_at, settled_at = u.created_at + interval '3 seconds'
     from users u where u.id = any($1) and o.business_key = 'first:' || u.id`,
    [ids],
  );
}

/** Some cases are with a person of ours, and their users have texted since. */
async function holdSome(deps: Dependencies, dataSource: DataSource, ids: readonly string[], now: Date): Promise<void> {
  const [held] = await dataSource.query<[{ phone: string }[], number]>(
    `update conversations c set held_at = $2::timestamptz - make_interval(mins => 30 + n.n * 7), held_by = s.id, assigned_to = case when n.n % 3 = 0 then null else s.id end,
       version = c.version + 1
     from (select f.conversation_id as id, row_number() over (order by min(f.at))::int as n from flags f join conversations k on k.id = f.conversation_id
       where k.user_id = any($1) and f.reason = 'asked-for-staff' group by f.conversation_id order by min(f.at) limit 12) n, staff s
     where c.id = n.id and s.email = $3 returning c.phone`,
    [ids, now, READY_STAFF],
  );
  for (const [index, { phone }] of held.entries())
    await playTexts(deps, phone, [
      { at: new Date(now.getTime() - (2 + index * 3) * 60_000), text: WHILE_HELD[index % WHILE_HELD.length]! },
    ]);
}
