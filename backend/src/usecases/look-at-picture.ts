import type { Intent } from '../conversation/intents/intent.js';
import { readingContext } from '../conversation/turn-context.js';
import type { PictureTrouble, SeenPicture } from '../conversation/seen-picture.js';
import { barePicture } from '../domain/picture/bare-picture.js';
import type { PictureToSee, SeenByModel } from '../ports/reading/picture-reader.js';
import type { Snapshot, WaitingText } from '../ports/storage/texts/store.js';
import { withinMeans } from './within-means.js';
import type { Dependencies } from './dependencies.js';

type LookDependencies = Pick<Dependencies, 'understanding' | 'eyes' | 'pictures' | 'pictureSource' | 'store' | 'rules' | 'log' | 'metrics'>;

/** `by`: who looked; null where nobody did. */
export type Looked = { seen: SeenPicture; by: SeenByModel['by'] | null };

/** The words that came with a picture say no food themselves. */
const WORDLESS: ReadonlySet<Intent['type']> = new Set(['media-only', 'media-meal', 'ask-what', 'not-understood']);

/**
 * Looks at the picture of a text, within the same means as a reading: only where the words beside it do not say what was eaten, or something
 * else altogether (a command, a cry for help). Once, also when the turn is decided again. Null: there is nothing to look at.
 */
export function lookOnce(deps: LookDependencies, conversationId: string, text: WaitingText) {
  let known: Promise<Looked> | null = null;
  return async (snapshot: Snapshot): Promise<Looked | null> => {
    const { eyes, understanding } = deps;
    if (!eyes || text.media.count === 0) return null;
    const plain = await understanding.understand(text, snapshot, text.receivedAt, 'never');
    if (plain.type !== 'decided' || !plain.outcome.heard.every(({ type }) => WORDLESS.has(type)) || plain.outcome.events.some(isDeed))
      return null;
    return (known ??= look(deps, conversationId, text, snapshot));
  };
}

const isDeed = ({ type }: { type: string }): boolean => type !== 'staff-flagged' && type !== 'language-heard';

async function look(deps: LookDependencies, conversationId: string, text: WaitingText, snapshot: Snapshot): Promise<Looked> {
  const { metrics } = deps;
  const picture = await pictureOf(deps, conversationId, text.id);
  if (typeof picture === 'string') {
    metrics.count('model_pictures', { result: picture });
    return nothing(picture);
  }
  const context = readingContext(snapshot, text.receivedAt);
  const kept = await deps.eyes!.lookKept(picture, text.text, context);
  if (kept) {
    metrics.count('model_pictures', { result: 'kept' });
    return kept;
  }
  const asked = await withinMeans(deps, snapshot.user, text.receivedAt, () => deps.eyes!.look(picture, text.text, context));
  metrics.count('model_pictures', { result: asked.type === 'answered' ? 'answered' : asked.reason });
  if (asked.type === 'answered') return asked.answer;
  return nothing(asked.reason === 'refused' || asked.reason === 'garbage' ? 'unclear' : 'not-now');
}

const nothing = (why: PictureTrouble): Looked => ({ seen: { type: 'trouble', why }, by: null });

/** The picture with nothing told about it, fetched where it is not here yet. */
async function pictureOf(
  { pictures, pictureSource }: LookDependencies,
  conversationId: string,
  textId: string,
): Promise<PictureToSee | PictureTrouble> {
  const kept = await pictures.of({ conversationId }, textId);
  if (kept?.type === 'here') return kept.picture;
  if (!kept) return 'not-now';
  const fetched = await pictureSource.fetch(kept.address);
  if (fetched === 'late') return 'not-now';
  const bare = fetched && barePicture(fetched);
  if (!bare) return 'unusable';
  const picture = { type: bare.type, bytes: bare.bytes };
  await pictures.keep(conversationId, textId, picture);
  return picture;
}
