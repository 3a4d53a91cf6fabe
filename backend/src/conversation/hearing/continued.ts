import type { Entry } from '../../domain/entry.js';
import { hearFrames } from '../frames/hear-frames.js';
import { openQuestion } from '../questions/ask.js';
import { hearAnswer } from '../questions/hear-answer.js';
import { readText } from '../../reading/index.js';
import { readingContext, type Scene } from '../scene.js';
import type { Hearing, Rule } from './hearing.js';

/** How long, in seconds, a text may go on with the one before. */
const SOON = 180;
/** What was said of a text that was not understood by itself. */
const OPEN: ReadonlySet<string> = new Set(['clarify', 'unknown']);

/**
 * A correction that is told over two texts: "the coffee from breakfast", "had no cream in it". The first changed nothing and was asked about;
 * both together say what is meant, of whatever entry the first one named.
 */
export const hearContinued: Rule = (scene) => {
  const before = unfinished(scene);
  const open = openQuestion(scene);
  // An answer to what was asked is one, unless both texts name another entry than was asked about.
  if (before === null || (open !== null && open.ask !== 'wrong') || tellsMeal(scene)) return null;
  const asked = open === null ? undefined : scene.snapshot.entries.find(({ id }) => id === (open.draft as { entryId?: string }).entryId);
  for (const joint of [' ', ', ']) {
    const heard = hearFrames({ ...scene, text: `${before}${joint}${scene.text}` });
    if (heard && (hearAnswer(scene) === null || !isOf(heard, asked))) return heard;
  }
  return null;
};

/** "Had 2 more pancakes" says all by itself. */
const tellsMeal = ({ text, snapshot, now, table }: Scene): boolean =>
  readText(text, readingContext(snapshot, now), table).meals.some(({ items }) => items.some(({ nutrients }) => nutrients !== null));

const isOf = (heard: Hearing, asked: Entry | undefined): boolean =>
  heard.type === 'decided' &&
  heard.intents.every((intent) => intent.type === 'edit' && intent.target?.by === 'numbers' && intent.target.numbers[0] === asked?.number);

/** The text before, where nothing came of it but a question. */
function unfinished({ snapshot: { recent, changes, lastSent }, now, text }: Scene): string | null {
  const before = recent.at(-1);
  if (!before || !lastSent || !OPEN.has(lastSent.kind) || lastSent.at < before.at || before.text.startsWith('/') || text.startsWith('/'))
    return null;
  const late = now.getTime() - Date.parse(before.at) > SOON * 1000;
  return late || changes.some(({ id }) => id === before.id) ? null : before.text.toLowerCase();
}
