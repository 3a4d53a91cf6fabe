import { signUp } from '../chaos/people.js';

/** Zones with the times at which people there are told: the same instants, but where clocks are not changed. */
const HABITS = [
  { zone: 'America/New_York', hours: 0 },
  { zone: 'America/Chicago', hours: -1 },
  { zone: 'America/Halifax', hours: 1 },
  { zone: 'America/Regina', hours: -1 },
  { zone: 'America/Phoenix', hours: -2 },
];
const TIMES = { breakfast_time: 8, lunch_time: 12, snack_time: 15, dinner_time: 18, summary_time: 21 };
const TEXTS_EACH = 8;
const clock = (hour) => `${String(hour).padStart(2, '0')}:00`;

/** Users in five zones who want every reminder there is. */
export async function soakCast(plant, random, count) {
  const { people, limited } = await signUp(plant, random, { texts: count * TEXTS_EACH, ms: 0 });
  const cast = people.map((person, index) => {
    const { zone, hours } = HABITS[index % HABITS.length];
    const times = Object.fromEntries(Object.entries(TIMES).map(([column, hour]) => [column, clock(hour + hours)]));
    return { ...person, stops: false, zone, times };
  });
  const columns = Object.keys(TIMES);
  await plant.admin.query('delete from reminders');
  await plant.admin.query('update users u set timezone = zone from unnest($1::uuid[], $2::text[]) as p (id, zone) where u.id = p.id', [
    cast.map(({ id }) => id),
    cast.map(({ zone }) => zone),
  ]);
  await plant.admin.query(
    `insert into reminder_settings (user_id, notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, ${columns.join(', ')}, updated_at)
     select id, true, true, true, true, true, true, ${columns.join(', ')}, now() from unnest($1::uuid[], ${columns.map((_, index) => `$${index + 2}::text[]`).join(', ')}) as p (id, ${columns.join(', ')})
     on conflict (user_id) do update set planned_with = null, remind_breakfast = true, remind_lunch = true, remind_snacks = true, enable_summary = true,
       ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [cast.map(({ id }) => id), ...columns.map((column) => cast.map(({ times }) => times[column]))],
  );
  return { people: cast, limited };
}
