import { annotate } from './annotate.js';
import { LEXICONS } from './load-lexicons.js';
import type { When } from './span.js';
import type { Moment } from './time-spans.js';

/** A clock time told in words, at its place in the text. */
export interface ClockInWords {
  from: number;
  to: number;
  hour: number;
  minute: number;
}

const MAY =
  /\bpast\b|\bquarter (?:to|of|till)\b|\bthirty\b|\bforty[ -]five\b|\bet (?:demie?|quart)\b|\bmoins\b|\by (?:media|cuarto)\b|\bmenos\b/;
const LEADS = new Set(['at', 'around', 'about', 'by', 'a', 'las', 'la', 'vers']);
/** Which half of the day it was is for the meal to tell, not for the clock. */
const NOON: Moment = { today: '2025-06-10', weekday: 2, clock: '12:00' };

/** "Half past six", "quarter to nine", "sept heures et demie", "las dos y media". */
export function clocksInWords(text: string): ClockInWords[] {
  if (!MAY.test(text)) return [];
  const { tokens, at } = annotate(text, [LEXICONS.en, LEXICONS.fr, LEXICONS.es], NOON);
  const out: ClockInWords[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const time = at[i]!.filter(({ kind }) => kind === 'time').toSorted((a, b) => b.to - a.to)[0];
    const inWords = at.slice(i, time?.to ?? i).some((spans) => spans.some(({ kind, to }) => kind.startsWith('past') && to <= time!.to));
    const [hour, minute] = (time?.value as When | undefined)?.time?.time.split(':').map(Number) ?? [];
    if (!time || !inWords || hour === undefined || minute === undefined) continue;
    const led = LEADS.has(tokens[i - 1]?.word ?? '');
    // "une heure et demie" alone lasts; "half past six" is a time wherever it stands
    if (!led && !at[i]!.some(({ kind }) => kind === 'past')) continue;
    out.push({ from: tokens[led ? i - 1 : i]!.from, to: tokens[time.to - 1]!.to, hour, minute });
    i = time.to - 1;
  }
  return out;
}
