import { HOLE, mentionsOf } from './reads.js';

const unowned = (sql: string): string[] =>
  mentionsOf(sql)
    .filter(({ owner }) => !owner)
    .map(({ table }) => table);

test.each([
  'select 1 from entries where user_id = $1',
  'select 1 from entries e where $1 = e.user_id and e.id = $2',
  'select t.id from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = $1',
  'insert into water (id, user_id, ml) values ($1, $2, $3) on conflict (user_id, id) do nothing',
  'update users set language = $2 where id = $1',
  'delete from entries where (user_id, id) in (select $1, id from x)',
  'select 1 from flags f where f.conversation_id = c.id',
  'select 1 from entries e where e.user_id = $1 union all select 1 from water e where e.user_id = $1',
  'select (select name from staff where id = $2) from conversations c where c.id = any($1)',
  `select 1 from goals where user_id = ${HOLE}`,
  'select 1 from conversation_tags join conversation_activity using (conversation_id) where conversation_tags.conversation_id = $1',
])('says whose rows it means: %s', (sql) => {
  expect(mentionsOf(sql).length).toBeGreaterThan(0);
  expect(unowned(sql)).toEqual([]);
});

test.each([
  ['select user_id from entries where id = $1', ['entries']],
  [
    'select 1 from inbound_texts t join conversations c on c.id = t.conversation_id where c.phone_hash = $1',
    ['inbound_texts', 'conversations'],
  ],
  ['update outbound_texts set conversation_id = $1 where id = $2', ['outbound_texts']],
  ['select 1 from conversations c where exists (select 1 from staff where id = $1)', ['conversations']],
  ['select 1 from entries e, users u where u.id = e.user_id', ['entries', 'users']],
  ['insert into flags (reason) values ($1)', ['flags']],
  ['select 1 from entries where user_id is not null', ['entries']],
  ['select 1 from entries e where e.user_id = $1 union select 1 from water e', ['water']],
  ["select 'from entries' from goals where updated_at > $1", ['goals']],
])('does not: %s', (sql, tables) => expect(unowned(sql)).toEqual(tables));
