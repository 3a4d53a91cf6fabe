import type { FoodTable } from '../food/index.js';
import { understand } from './frames/understand.js';
import { languageOf } from '../reading/index.js';
import { normalise } from './normalise.js';
import { actOf, type Recognised } from './recogniser/recognise.js';
import { relationOf } from './relation/heed-relation.js';
import type { Related } from './relation/relate.js';
import { slottedIn } from './slots/slotted-in.js';
import { turnContextOf } from './turn-context.js';
import type { Snapshot } from './snapshot.js';

/** How a text is heard, for people who mend the engine. */
export interface Explanation {
  language: string;
  corrects: boolean;
  /** What the wording alone speaks for, and how likely. */
  recognised: Recognised;
  /** How it stands to what was told before; null where nothing was. */
  related: Related | null;
  /** What its words fill, said of that: slot, words, and how likely; empty where nothing was told. */
  slots: { slot: string; words: string; chance: number }[];
  /** Each word with what it, or what begins with it, may be. */
  chart: { word: string; spans: string[] }[];
  /** Number of the latest entry that the talk may be of. */
  last: number | null;
  /** What was proposed, what explains most first; less cost is better. */
  frames: { act: string; sentence: string; words: string; cost: number; taken: boolean }[];
  taken: { act: string; intents: readonly unknown[] }[];
  cost: number;
  /** Words that nothing explains. */
  left: readonly string[];
}

const MOST_FRAMES = 8;

/** The chart of a text, the sentences that explain it and what they cost. */
export function explain(text: string, snapshot: Snapshot, now: Date, table?: FoodTable): Explanation {
  const plain = normalise(text).text;
  const heard = { id: 't1', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  const language = languageOf(plain, snapshot.user.language) ?? 'en';
  const context = turnContextOf({ heard, text: plain, snapshot, now, lang: language, reading: null, modelMissed: false, table });
  const { talk, frames, cost, left, arcs } = understand(context);
  const related = relationOf(context)?.related;
  const { tokens, at } = talk.chart;
  const wordsOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ');
  return {
    language,
    corrects: talk.corrects,
    recognised: actOf(context),
    related: related ?? null,
    slots: related ? slottedIn(context).fillers.map(({ slot, words, chance }) => ({ slot, words, chance })) : [],
    last: talk.entries[0]?.number ?? null,
    chart: tokens.map(({ word }, i) => ({
      word,
      spans: (at[i] ?? []).map(
        ({ kind, to, value }) => `${kind}${to > i + 1 ? `+${to - i - 1}` : ''}${value === null ? '' : `=${JSON.stringify(value)}`}`,
      ),
    })),
    frames: arcs
      .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.cost - b.cost)
      .slice(0, MOST_FRAMES)
      .map(({ cost: sum, value }) => ({
        act: value.match.sentence.act,
        sentence: value.match.sentence.text,
        words: wordsOf(value.match.from, value.match.to),
        cost: sum,
        taken: frames.includes(value),
      })),
    taken: frames.map(({ match, proposal }) => ({ act: match.sentence.act, intents: proposal.intents })),
    cost,
    left,
  };
}
