import { splitAtBlanks, withoutSigns } from '../../language/letters.js';
import { wantsTextsAgain } from './texts-again.js';
import { fold } from '../../language/fold.js';
import { decided, type Rule } from './hearing.js';
import { CARRIER_OPT_OUT, OWN_OPT_OUT } from './opt-out-words.js';

const HELP = new Set(['help', 'info', 'aide', 'ayuda']);
const START = new Set(['start', 'unstop']);
const YES = new Set(['yes', 'oui', 'si']);
/** Signs that people put around one word. */
const BEFORE = new Set(' \n\t"\'(*¡¿');
const BEHIND = new Set(' \n\t"\'.,!)*');

function bare(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && BEFORE.has(text[from]!)) from++;
  while (to > from && BEHIND.has(text[to - 1]!)) to--;
  return text.slice(from, to);
}

export const hearKeyword: Rule = (context) => {
  const { text, snapshot } = context;
  const word = splitAtBlanks(bare(fold(text))).join(' ');
  if (CARRIER_OPT_OUT.has(word)) return decided({ type: 'opt-out', how: 'keyword', keyword: word.toUpperCase() });
  if (OWN_OPT_OUT.has(word)) return decided({ type: 'opt-out', how: 'words', keyword: null });
  if (HELP.has(withoutSigns(word, '?'))) return decided({ type: 'compliance-help' });
  if (START.has(word) || (snapshot.user.optedOut && YES.has(word)) || wantsTextsAgain(context)) return decided({ type: 'opt-in' });
  return null;
};
