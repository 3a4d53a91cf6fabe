// SQL: rows of a play, at times that the database counts from now.
import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../../usecases/password.js';

/** Colleagues of whoever tries the console. Nobody knows their passwords. */
const COLLEAGUES = [
  ['ines@mealtext.example', 'Inès Tremblay', 'agent'],
  ['noor@mealtext.example', 'Noor Haddad', 'admin'],
] as const;

/** Tags by the index of the person. */
const TAGS: readonly (readonly [person: number, tag: string])[] = [
  [0, 'champion'],
  [3, 'indian food'],
  [4, 'limit'],
  [6, 'indian food'],
];

const PHOTOS = {
  en: 'Mealtext now reads photos of meals and nutrition labels. Send one with your next meal.',
  fr: 'Mealtext lit maintenant les photos de repas et les étiquettes nutritionnelles. Envoyez-en une au prochain repas.',
  es: 'Mealtext ahora lee fotos de comidas y etiquetas. Envía una con tu próxima comida.',
};
const LATE = { en: 'Our answers were late this morning. All your texts were counted; nothing is lost.' };

/** What colleagues of the desk have left behind: a text to many that waits for consent, one that is done, tags, and views that they share. */
export async function addDesk(dataSource: DataSource, userIds: readonly string[]): Promise<void> {
  const password = await hashPassword(randomBytes(24).toString('base64url'));
  const staff = await dataSource.query<{ id: string }[]>(
    `insert into staff (id, email, name, role, password_hash, created_at) select gen_random_uuid(), email, name, role, $4, now() - interval '200 days'
     from unnest($1::text[], $2::text[], $3::text[]) as s (email, name, role) on conflict (email) do update set name = excluded.name returning id`,
    [...[0, 1, 2].map((column) => COLLEAGUES.map((one) => one[column])), password],
  );
  const [agent, admin] = staff.map(({ id }) => id);
  await dataSource.query(
    `insert into consents (user_id, phone_hash, purpose, action, text_version, at) select id, phone_hash, 'news', 'granted', 'demo', created_at from users where id = any($1) and phone_hash is not null`,
    [userIds.slice(0, -2)],
  );
  await dataSource.query(
    `insert into outreaches (id, title, kind, filter, words, state, authors, made_at, changed_at, asked_by, asked_at) values (md5('photos')::uuid, 'Photos of meals', 'news', '{}', $2, 'asked',
       array[$1::uuid], now() - interval '3 hours', now() - interval '2 hours', $1, now() - interval '1 hour') on conflict do nothing`,
    [agent, JSON.stringify(PHOTOS)],
  );
  await dataSource.query(
    `insert into outreaches (id, title, kind, filter, words, state, authors, made_at, changed_at, asked_by, asked_at, approved_by, approved_at, gathered_at, ended_at, report)
     select md5('late')::uuid, 'Late answers', 'service', '{"language": "en"}', $3, 'done', array[$1::uuid], t, t, $1, t, $2, t, t, t + interval '20 minutes', $4
     from (values (now() - interval '12 days')) as ago (t) on conflict do nothing`,
    [
      agent,
      admin,
      JSON.stringify(LATE),
      JSON.stringify({
        ...{ waiting: 0, queued: 0, sent: 1, delivered: userIds.length - 4, failed: 1, segments: userIds.length - 2 },
        leftOut: [{ why: 'opted-out', people: 1 }],
      }),
    ],
  );
  await dataSource.query(
    `insert into conversation_tags (conversation_id, tag, staff_id, at) select c.id, tag, $4, now() from unnest($2::int[], $3::text[]) as t (person, tag)
     join conversations c on c.user_id = ($1::uuid[])[person + 1] on conflict do nothing`,
    [userIds, TAGS.map(([person]) => person), TAGS.map(([, tag]) => tag), agent],
  );
  await dataSource.query(
    `insert into staff_views (id, resource, name, filter, owner_id, shared, changed_at) values
       (md5('view food')::uuid, 'conversations', 'Indian food', '{"tag": "indian food"}', $1, true, now()),
       (md5('view pro')::uuid, 'users', 'Pro in Canada', '{"plan": "pro", "country": "CA"}', $1, true, now()) on conflict do nothing`,
    [agent],
  );
}
