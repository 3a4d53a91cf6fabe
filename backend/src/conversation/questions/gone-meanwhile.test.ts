import { talked } from '../../../test/support/talked.js';

/** Texts that end with a question of ours about entries, and an answer to it. */
const ASKED: [texts: string[], answer: string][] = [
  [['2 eggs for breakfast', 'a banana for lunch', 'steak for dinner', 'delete all my meals today'], 'yes'],
  [['2 eggs for breakfast', 'a banana for lunch', 'steak for dinner', 'delete all my meals today'], 'no'],
  [['2 eggs for lunch', 'a banana for lunch', 'delete lunch'], '1'],
  [['2 eggs and toast for lunch', 'make it 3'], 'the eggs'],
];

test.each(ASKED)('what is asked about after %j may be deleted on a screen before "%s" comes', (texts, answer) => {
  const { state } = talked(texts);
  const after = talked([answer], { before: { ...state, entries: [] }, from: new Date('2026-03-04T18:33:00Z') });
  expect(after.events.filter(({ type }) => type === 'entry-removed' || type === 'entry-corrected')).toEqual([]);
});

test('a yes to deleting what is gone is told that there is nothing to delete', () => {
  const { state } = talked(ASKED[0]![0]);
  expect(state.pending).toMatchObject({ ask: 'confirm-delete' });
  const { intents } = talked(['yes'], { before: { ...state, entries: [] }, from: new Date('2026-03-04T18:33:00Z') });
  expect(intents).toEqual(['answer_pending', 'delete']);
});
