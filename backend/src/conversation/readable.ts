import { keepLast } from '../domain/keep-last.js';
import { asTyped } from '../language/dictated.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { spelledOut } from '../language/texting.js';
import { languageOf, toldPlainly } from '../reading/index.js';
import type { HeardText } from './heard.js';
import { withDroppedG } from './dropped-g.js';
import { type Cut, normalise } from './normalise.js';
import type { Snapshot } from './snapshot.js';
import { stems } from './targets.js';

/** A text made fit to read, and why not all of it is. */
export interface Readable {
  text: string;
  cut: Cut | null;
}

/** The text made fit to read, and as it would be typed where it was spoken. Commands and codes are left as they are. Asked again of the same text, it remembers. */
export function readable({ text }: HeardText, { user, entries }: Snapshot): Readable {
  const made = madeReadable(text, user.language);
  const told = plainly(made.text);
  // What is told of a food that stands may be of that one.
  return told === null || entries.some((entry) => entry.kind === 'meal' && entry.items.some(({ name }) => names(told, name)))
    ? made
    : { ...made, text: told };
}

const plainly = keepLast(toldPlainly);
const names = (text: string, food: string): boolean => {
  const said = stems(text);
  return stems(food).some((stem) => said.includes(stem));
};

const madeReadable = keepLast((raw: string, language: Snapshot['user']['language']): Readable => {
  const { text, cut } = normalise(raw);
  const lang = languageOf(text, language);
  if (text.startsWith('/')) return { text, cut };
  const whole = spelledOut(text, lang);
  return { text: lang === 'en' ? asTyped(withDroppedG(whole), [LEXICONS.en]) : asTyped(whole, [LEXICONS[lang], LEXICONS.en]), cut };
});
