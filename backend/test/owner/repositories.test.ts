import ts from 'typescript';
import { madeIn } from './repositories.js';

const unowned = (text: string): string[] =>
  madeIn(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true))
    .filter(({ owner }) => !owner)
    .map(({ table }) => table);

test.each([
  'tx.getRepository(WaterRow).find({ where: { userId, localDate }, order: { at: "asc" } })',
  'const rows = tx.getRepository(FlagRow); rows.update({ conversationId, id }, { resolvedAt })',
  'class A { get rows() { return this.db.getRepository(GoalsRow); } a() { return this.rows.findOneBy({ userId }); } }',
  'const key = { userId, id }; tx.getRepository(FeedbackRow).delete({ ...key, state })',
  'tx.getRepository(ConversationRow).findOneBy([{ id }, { userId: id }])',
  'tx.createQueryBuilder().insert().into(ConversationTagRow).values(tags.map((tag) => ({ conversationId, tag }))).orIgnore().execute()',
  'tx.createQueryBuilder(EntryRow, "e").where("e.userId = :userId", { userId }).getMany()',
  'addNew(tx.getRepository(StaffRequestRow), { id, userId })',
  'for (const Row of [WaterRow, WeightRow]) tx.getRepository(Row).delete({ userId })',
])('says whose rows it means: %s', (text) => {
  expect(madeIn(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)).length).toBeGreaterThan(0);
  expect(unowned(text)).toEqual([]);
});

test.each([
  ['tx.getRepository(WaterRow).findOneBy({ id })', ['water']],
  ['const rows = tx.getRepository(FeedbackRow); rows.findOne({ where: { id }, lock })', ['feedback']],
  ['tx.getRepository(ConversationRow).find({ where: [{ userId }, { phoneHash }] })', ['conversations']],
  ['tx.getRepository(UserRow).existsBy({ phoneHash, id: Not(userId) })', ['users']],
  ['tx.createQueryBuilder().delete().from(FlagRow).where({ id }).execute()', ['flags']],
  [
    'const OVER = [[ChangeRow, "at"], [StaffRow, "at"]]; for (const [Row, at] of OVER) tx.getRepository(Row).delete({ [at]: before })',
    ['changes'],
  ],
  ['const rows = tx.getRepository(StaffRequestRow); addNew(rows, { id })', ['staff_requests']],
  ['tx.getRepository(StaffRow).findOneBy({ id })', []],
])('does not: %s', (text, tables) => expect(unowned(text)).toEqual(tables));
