import { fold } from '../../language/fold.js';

/** "don't" is one word in English; "l'eau" is two in French. */
const ELISION = new Set(['c', 'd', 'j', 'l', 'm', 'n', 's', 't', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quelqu', 'aujourd']);

/** A folded text's words, marks apart: "J'ai 11ans!" is j, ai, 11, ans. Emoji are words of their own. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of fold(text).matchAll(/[a-z0-9']+|\?|\p{Extended_Pictographic}/gu)) {
    if (!/^[a-z0-9']/.test(run)) words.push(run);
    else for (const word of withoutQuotes(run)) words.push(word);
  }
  return words;
}

function withoutQuotes(run: string): string[] {
  const parts = run.split("'").filter(Boolean);
  const words: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at]!, parts[at + 1]];
    if (next !== undefined && !(ELISION.has(part) && next.length > 1)) {
      words.push(...numbersApart(part + next));
      at += 1;
    } else words.push(...numbersApart(part));
  }
  return words;
}

/** "11yo" is 11 and yo; letters that are drawn out are written once. */
function numbersApart(word: string): string[] {
  const plain = word.replace(/([a-z])\1\1+/g, '$1');
  return plain.match(/\d+|[a-z]+/g) ?? [];
}
