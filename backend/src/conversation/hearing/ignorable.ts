import { fold } from '../../language/fold.js';
import { contains, isPicture, withoutFirstSigns } from '../../language/letters.js';
import { shape } from '../../language/shape.js';
import { folded } from '../../language/token.js';
import { assentOf } from '../questions/assent.js';
import { decided, type Rule } from './hearing.js';

/** A reaction that a phone sends as text: Liked "…", Removed a like from "…", 👍 to "…". */
const REACTION = shape('reaction');
const OF_A_PICTURE = shape('reaction-by-picture');
/** Such a reaction to a picture has no quotation. */
const REACTION_TO_MEDIA = shape('reaction-to-media');
const AUTO_REPLY = shape('auto-reply');
/** A thumbs-up, a heart, a row of dots: nothing to act on. Food emoji are food. */
const WORDLESS = /^[\p{P}\p{Sm}\p{Sc}\p{Sk}\s👍👎❤💕🙏👌😂🤣😀-😆😊😍🥰😎🙌💪🔥✅🎉😭😩😢😅🙃🤔🫡]+$/u;
const SIGNATURE = shape('signature');

/** Reactions, auto-replies and texts without a word: kept, never answered. */
export const hearIgnorable: Rule = ({ text, snapshot, heard }) => {
  const plain = fold(text);
  if (text === '')
    return heard.seen
      ? null
      : heard.media.count > 0
        ? snapshot.stranger
          ? null
          : decided({ type: 'media-only', mediaType: heard.media.type })
        : decided({ type: 'ignored', why: 'empty' });
  if (
    REACTION.leads(plain) ||
    (isPicture([...plain][0]) && OF_A_PICTURE.leads([...plain].slice(1).join('').trim())) ||
    REACTION_TO_MEDIA.whole(plain)
  )
    return decided({ type: 'ignored', why: 'reaction' });
  if (AUTO_REPLY.leads(withoutFirstSigns(plain.replaceAll(']', ''), '([*'))) return decided({ type: 'ignored', why: 'auto-reply' });
  if (SIGNATURE.whole(plain)) return decided({ type: 'ignored', why: 'signature' });
  // A thumbs-up answers what was asked.
  const answers = snapshot.pending !== null && assentOf(text) !== null;
  if (!answers && !contains(text, ['?', '+', '/']) && WORDLESS.test(text)) return decided({ type: 'ignored', why: 'empty' });
  return null;
};

/** The text without the line that a mail program or phone adds to it. */
export const withoutSignature = (text: string): string => text.slice(0, SIGNATURE.ends(folded(text))?.from).trim() || text;
