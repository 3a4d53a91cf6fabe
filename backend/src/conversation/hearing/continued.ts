import { hearFrames } from '../frames/hear-frames.js';
import type { Scene } from '../scene.js';
import type { Rule } from './hearing.js';

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
  if (before === null) return null;
  for (const joint of [' ', ', ']) {
    const heard = hearFrames({ ...scene, text: `${before}${joint}${scene.text}` });
    if (heard) return heard;
  }
  return null;
};

/** The text before, where nothing came of it but a question. */
function unfinished({ snapshot: { recent, changes, lastSent }, now, text }: Scene): string | null {
  const before = recent.at(-1);
  if (!before || !lastSent || !OPEN.has(lastSent.kind) || lastSent.at < before.at || before.text.startsWith('/') || text.startsWith('/')) return null;
  const late = now.getTime() - Date.parse(before.at) > SOON * 1000;
  return late || changes.some(({ id }) => id === before.id) ? null : before.text.toLowerCase();
}
