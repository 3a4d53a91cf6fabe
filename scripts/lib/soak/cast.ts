import type { Limits } from '../chaos/evidence.js';
import { type Person, signUp } from '../chaos/people.js';
import type { Plant } from '../chaos/plant.js';
import type { Random } from '../chaos/seeded.js';

/** The columns of reminder_settings that say when. */
export type TimeColumn = keyof typeof TIMES;

export interface SoakPerson extends Person {
  zone: string;
  times: Record<TimeColumn, string>;
}

const NEW_YORK = { zone: 'America/New_York', hours: 0 };
/** Zones with the times at which people there are told: the same instants, but where clocks are not changed. */
const HABITS = [
  NEW_YORK,
  { zone: 'America/Chicago', hours: -1 },
  { zone: 'America/Halifax', hours: 1 },
  { zone: 'America/Regina', hours: -1 },
  { zone: 'America/Phoenix', hours: -2 },
];
const TIMES = { breakfast_time: 8, lunch_time: 12, snack_time: 15, dinner_time: 18, summary_time: 21 };
const COLUMNS = ['breakfast_time', 'lunch_time', 'snack_time', 'dinner_time', 'summary_time'] as const;
const TEXTS_EACH = 8;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Users in five zones who want every reminder there is. */
export async function soakCast(plant: Plant, random: Random, count: number): Promise<{ people: SoakPerson[]; limited: Limits[] }> {
  const { people, limited } = await signUp(plant, random, { texts: count * TEXTS_EACH, ms: 0 });
  const cast = people.map((person, index): SoakPerson => {
    const { zone, hours } = HABITS[index % HABITS.length] ?? NEW_YORK;
    const at = (column: TimeColumn) => clock(TIMES[column] + hours);
    const times = {
      breakfast_time: at('breakfast_time'),
      lunch_time: at('lunch_time'),
      snack_time: at('snack_time'),
      dinner_time: at('dinner_time'),
      summary_time: at('summary_time'),
    };
    return { ...person, stops: false, zone, times };
  });
  const columns = COLUMNS;
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
