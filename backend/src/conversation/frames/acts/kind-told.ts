import { wordsOf } from '../../../language/chart.js';
import { read } from '../../matching-items.js';
import { tellsKind } from '../../say-again.js';
import { stem, stems } from '../../targets.js';
import type { Match } from '../../../understanding/match.js';
import { edited, itemIn } from '../binding.js';
import type { Proposal } from '../proposal.js';
import type { NamedItem, Talk } from '../talk.js';
import { toldOver } from '../told-together.js';
import { oneFood } from './told-instead.js';

/** "Pork, not beef" of a beef taco is a pork taco; null where the whole food was named. */
export function partSwapped(match: Match, { item, called: name }: NamedItem, words: string, talk: Talk): string | null {
  const { from, to } = match.bindings['item'] ?? { from: 0, to: 0 };
  const said = name ?? wordsOf(talk.chart, from, to);
  const parts = item.name.split(' ');
  // Named in another language it is known by what it is.
  const called = stems(`${said} ${read(said, talk.scene)[0]?.name ?? ''}`);
  const kept = parts.filter((part) => !called.includes(stem(part)) && !stems(words).includes(stem(part)));
  const fresh = read(words, talk.scene);
  // "The sandwich was ham" of a turkey sandwich is a ham sandwich.
  if (parts.length > 1 && stems(said).join(' ') === stem(parts.at(-1)!))
    // "An apple instead of chips" is no apple chips.
    return match.concepts.includes('not') && !match.concepts.includes('be')
      ? null
      : oneFood(`${words} ${parts.at(-1)!}`, parts.at(-1)!, talk);
  if (kept.length === 0 || kept.length === parts.length || called.includes(stem(parts.at(-1)!))) return null;
  const whole = `${fresh.length === 1 ? fresh[0]!.name : words} ${kept.join(' ')}`;
  return oneFood(whole, kept.at(-1)!, talk);
}

/** "The yogurt was the 0% kind": the food with these words, where the table has it as one. */
export function ofItsKind(match: Match, words: string, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  if (!named) return null;
  const { from, to } = match.bindings['item']!;
  const called = wordsOf(talk.chart, from, to).split(' ').at(-1)!;
  const whole = oneFood(`${words} ${named.item.name}`, called, talk) ?? oneFood(`${words} ${called}`, called, talk);
  return whole
    ? edited(named.entry, { is: 'replace', of: named.item.name, words: whole }, talk)
    : { intents: [{ type: 'ask-what', about: 'wrong' }] };
}

/** "The burger was grilled": how, and not what. */
export function ofKind(words: string, match: Match, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  if (!named || !tellsKind(words)) return null;
  // "The rice was brown", of white rice.
  const over = toldOver(named.item, words, tellsKind, talk.scene);
  if (over) return edited(named.entry, { is: 'replace', of: named.item.name, words: over.words }, talk);
  const other = edited(named.entry, { is: 'replace', of: named.item.name, words }, talk);
  return other ?? { intents: [{ type: 'chat', what: 'noted' }] };
}
