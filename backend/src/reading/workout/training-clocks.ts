import { findActivities, startsActivity } from './activities.js';
import { findFacts } from './find-facts.js';
import { tokenise } from './tokens.js';
import { isRole } from './training-words.js';

/** From here on it is no time of day. */
const HOURS = 24;

/** A part of an hour beside it: "quarter to eleven". */
const PARTS = ['twelve', 'half', 'quarter'] as const;

/** The places of clock times that tell how long training lasted or how fast it was, not when it was: "22:30", "8:45 pace", "5:30-6:15". */
export function trainingClocks(text: string): { from: number; to: number }[] {
  const tokens = tokenise(text);
  const twelve = tokens.some((token) => isRole(token.text, 'twelve'));
  if (!twelve && !text.includes('@') && !text.includes(':') && !/\d ?(?:[ap]m\b|h)|\b(?:half|quarter) /.test(text)) return [];
  const facts = findFacts(tokens);
  const far = facts.some(({ is }) => is === 'distance' || is === 'steps' || is === 'laps');
  if (!far && (!tokens.some((token) => startsActivity(token.text)) || findActivities(tokens).length === 0)) return [];
  return facts
    .filter((fact) => {
      const timed = tokens
        .slice(fact.from, fact.to)
        .some(
          ({ clock, text: word }) =>
            clock !== null || word === 'am' || word === 'pm' || word === 'h' || PARTS.some((role) => isRole(word, role)),
        );
      // "3x8@155" is a load
      if (fact.is === 'sets') return true;
      return (
        timed &&
        (fact.is === 'minutes' ||
          fact.is === 'speed' ||
          ((fact.is === 'perhaps-pace' || fact.is === 'clock') && (far || (fact.is === 'clock' && fact.parts[0]! >= HOURS))))
      );
    })
    .map(({ from, to }) => ({ from: tokens[from]!.from, to: tokens[to - 1]!.to }));
}
