import { withoutAccents } from '../../language/fold.js';
import { assentOf } from '../questions/assent.js';
import { decided, type Rule } from './hearing.js';

/** A reaction that a phone sends as text: Liked "…", Removed a like from "…", 👍 to "…". */
const REACTION =
  /^(?:(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted\b.{0,20}\bto|removed (?:an?|the) [\w ]{2,20} from|a (?:aime|adore|ri de)|(?:le|te) (?:gusto|encanto|dio like)|se rio de|reagi a)\s+["'].*|\p{Extended_Pictographic}\s*(?:to|a)\s+".*"?)$/isu;
/** Such a reaction to a picture has no quotation. */
const REACTION_TO_MEDIA =
  /^(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned) (?:an image|a photo|a movie|a video|an attachment|an audio message)$/i;
const AUTO_REPLY =
  /^\W?(?:auto(?:matic|mated)?[ -]?(?:reply|response|message)?\W|this is an automat(?:ic|ed)|out of (?:the )?office|i(?:'m| am) (?:currently )?(?:driving|out of (?:the )?office|away from my (?:phone|desk)|in a meeting)\b|i can'?t talk right now|sorry,? i can'?t talk|i'?ll (?:call|get back to|text) you (?:back|later|when|soon|right back)|can i call you later|reponse automatique|je (?:suis au volant|conduis)|respuesta automatica|estoy (?:conduciendo|manejando)|no puedo hablar ahora)/i;
/** A thumbs-up, a heart, a row of dots: nothing to act on. Food emoji are food. */
const WORDLESS = /^[\p{P}\p{Sm}\p{Sc}\p{Sk}\s👍👎❤💕🙏👌😂🤣😀-😆😊😍🥰😎🙌💪🔥✅🎉😭😩😢😅🙃🤔🫡]+$/u;
const SIGNATURE = /(?:^|\n|\s)(?:sent from my [\w ]{2,25}|get outlook for \w+|envoye de mon [\w ]{2,25}|enviado desde mi [\w ]{2,25})\.?$/i;

/** Reactions, auto-replies and texts without a word: kept, never answered. */
export const hearIgnorable: Rule = ({ text, snapshot, heard }) => {
  const folded = withoutAccents(text);
  if (text === '')
    return heard.seen
      ? null
      : heard.media.count > 0
        ? snapshot.stranger
          ? null
          : decided({ type: 'media-only', mediaType: heard.media.type })
        : decided({ type: 'ignored', why: 'empty' });
  if (REACTION.test(folded) || REACTION_TO_MEDIA.test(folded)) return decided({ type: 'ignored', why: 'reaction' });
  if (AUTO_REPLY.test(folded)) return decided({ type: 'ignored', why: 'auto-reply' });
  if (SIGNATURE.test(folded) && folded.replace(SIGNATURE, '').trim() === '') return decided({ type: 'ignored', why: 'signature' });
  // A thumbs-up answers what was asked.
  const answers = snapshot.pending !== null && assentOf(text) !== null;
  if (!answers && !/[?+/]/.test(text) && WORDLESS.test(text)) return decided({ type: 'ignored', why: 'empty' });
  return null;
};

/** The text without the line that a mail program or phone adds to it. */
export const withoutSignature = (text: string): string => text.replace(SIGNATURE, '').trim() || text;
