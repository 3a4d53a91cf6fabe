import type { Intent } from '../intents/intent.js';
import { understand } from '../frames/understand.js';
import type { Outcome } from '../outcome.js';
import { phrasesOf } from '../replies/phrasebook.js';
import type { TurnContext } from '../turn-context.js';
import { toldAs } from '../told-as.js';

/** What a text may ask for, and how a model is told of it. */
export interface Candidate {
  intents: readonly Intent[];
  text: string;
  /** It is what is done if nobody says otherwise. */
  own: boolean;
}

const MOST_CANDIDATES = 6;
/** So many are put into words, to see which come to the same. */
const MOST_WEIGHED = 30;
/** What asks for nothing that could be done. */
const NOTHING: ReadonlySet<Intent['type']> = new Set(['ask-what', 'chat', 'not-understood', 'question', 'answer-pending', 'deferred']);

/** What the built-in rules and the built-in reader take a text for, those first that explain most of it. */
export function candidatesOf({ heard }: Pick<Outcome, 'heard'>, context: TurnContext): Candidate[] {
  const english = { ...context, lang: 'en' as const, say: phrasesOf('en') };
  const done = heard.filter(({ type }) => !NOTHING.has(type));
  const { arcs } = understand(context);
  const proposed = arcs
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.cost - b.cost)
    .map(({ value }) => value.proposal.intents)
    .filter((intents) => intents.length > 0 && !intents.some(({ type }) => NOTHING.has(type)));
  const distinct = new Map([done, ...proposed].map((intents) => [JSON.stringify(intents), intents]));
  const all = [...distinct.values()].slice(0, MOST_WEIGHED).flatMap((intents, at) => {
    const text = intents.length > 0 ? (toldAs(intents, english) ?? named(intents)) : null;
    return text === null ? [] : [{ intents, text, own: at === 0 }];
  });
  // The first of those that come to the same.
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at).slice(0, MOST_CANDIDATES);
}

/** What has no words of its own; a change that would do nothing is no candidate. */
const named = (intents: readonly Intent[]): string | null =>
  intents.some(({ type }) => type === 'edit' || type === 'delete') ? null : intents.map(({ type }) => type.replaceAll('-', ' ')).join(', ');
