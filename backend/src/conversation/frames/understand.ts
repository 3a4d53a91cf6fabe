import { keepLast } from '../../domain/keep-last.js';
import { weekdayOf } from '../../domain/local-day.js';
import { annotate } from '../../language/annotate.js';
import type { Chart } from '../../language/chart.js';
import { LEXICONS, SENTENCES } from '../../language/load-lexicons.js';
import type { Span } from '../../language/span.js';
import { cheapestCover, type Arc } from '../../understanding/cover.js';
import { matchesAt, type Match, type SlotSpans } from '../../understanding/match.js';
import { mayFit, placesOf, type Places } from '../../understanding/may-fit.js';
import { neededBy, sentenceOf, type Sentence } from '../../understanding/sentence.js';
import { type TurnContext, turnContextOf } from '../turn-context.js';
import { ACTS } from './acts/index.js';
import { askedFirst, topicOf } from './topic.js';
import { withAmountsBehind } from './amount-behind.js';
import { alone, leads } from './binding.js';
import { contrastsBehind } from './contrast.js';
import type { Frame } from './frame.js';
import { frontedOf } from './fronted.js';
import { leavesOut } from './leaves-out.js';
import { isHarmless } from './harmless.js';
import { meantOf } from './meant-of.js';
import { entrySpans } from './entry-spans.js';
import { remarksOf } from './remarks.js';
import { slotsOf } from './slots.js';
import { tellsNothingMore, type Talk } from './talk.js';

/** Of a template: without which kinds of spans it fits nowhere. */
interface Needing {
  sentence: Sentence;
  needs: readonly string[];
}
const ALL: readonly Needing[] = Object.entries(SENTENCES)
  .flatMap(([act, texts]) => texts.map((text) => sentenceOf(act, text)))
  .map((sentence) => ({ sentence, needs: neededBy(sentence) }));
const WHEN_HINTED = ALL.filter(({ sentence }) => isHinted(sentence));
const AT_ALL = ALL.filter(({ sentence }) => !isHinted(sentence));

/** What a sentence costs by itself, and what each concept that it says saves: the more particular one wins where both explain the same words. */
const SENTENCE = 1;
const HINTED = 0.25;
const SAID = 0.06;
/** The same of each slot that is filled. */
const HELD = 0.04;
/** What each mark costs that a sentence goes over. */
const MARK = 0.05;
/** What each word costs that is left to be heard by itself. */
const TAIL = 0.02;
/** What a remark beside a request costs. */
const REMARK = 1.5;
/** What it costs to say behind a change what it was not. */
const CONTRAST = 0.6;
/** What it costs that a food is named first and spoken of behind. */
const FRONTED = 0.3;
/** What a word that nothing explains costs, and one that changes nothing. */
const UNEXPLAINED = 2;
const HARMLESS = 0.9;

export interface Understanding {
  talk: Talk;
  frames: readonly Frame[];
  /** All that was proposed. */
  arcs: readonly Arc<Frame>[];
  cost: number;
  /** Words that nothing explains. */
  left: readonly string[];
  /** How many words besides are said around it, and change nothing. */
  around: number;
}

/** Explains a text by the sentences that fit it and what is logged; null where there is nothing to speak of. Asked again of the same text, it remembers. */
export const understand = ({ heard, text, snapshot, now, lang, table }: TurnContext): Understanding =>
  understood(heard, text, snapshot, now, lang, table);

/** A text and its parts are asked about in turn: what stands before a reason, between marks, without a remark. */
const KEPT = 6;

const understood = keepLast(
  (
    heard: TurnContext['heard'],
    text: string,
    snapshot: TurnContext['snapshot'],
    now: Date,
    lang: TurnContext['lang'],
    table: TurnContext['table'],
  ): Understanding => explained(turnContextOf({ heard, text, snapshot, now, lang, table, reading: null, modelMissed: false })),
  KEPT,
);

/** Longer texts tell of meals: no sentence is looked for in them. */
export const MOST_LENGTH = 240;

function explained(context: TurnContext): Understanding {
  const chart = chartOf(context);
  const talk = talkOf(context, chart);
  if (context.text.length > MOST_LENGTH) return { talk, arcs: [], frames: [], cost: 0, left: [], around: 0 };
  const slots = slotsOf(talk);
  const places = placesOf(chart);
  const [hinted, plain] = [possibleOf(WHEN_HINTED, places), possibleOf(AT_ALL, places)];
  // "2 eggs and toast for breakfast": what goes on inside a meal adds to none.
  const goesOn = ({ match }: Frame) =>
    match.sentence.act === 'add' && chart.at[match.from]!.some(({ kind }) => kind === 'and') && !leads(match, talk);
  const proposed = (sentences: readonly Sentence[], talk: Talk) => proposalsOf(sentences, talk, slots, places);
  const sure = proposed(plain, talk).filter(({ value }) => !goesOn(value));
  // What is only meant beside a sign of correcting is meant beside any other request, and behind a clause that tells more of what was logged.
  const puts = ({ value }: Arc<Frame>) => !value.proposal.weak && value.proposal.intents.some(({ type }) => type === 'edit');
  const correcting = { ...talk, corrects: true, beside: !talk.corrects };
  const beside = ({ from, to }: Arc<Frame>) => sure.some((arc) => puts(arc) && (arc.to <= from || arc.from >= to));
  const plainly = tellsNothingMore(talk) ? [] : proposed(hinted, talk);
  const first = sure.some(puts) ? [...plainly, ...proposed(hinted, correcting).filter(beside)] : plainly;
  const lead = sure.some(puts)
    ? undefined
    : first.find((arc) => puts(arc) && TELLS_MORE.has(arc.value.match.sentence.act) && leads(arc.value.match, talk));
  const hints = lead ? [...first, ...proposed(hinted, correcting).filter(({ from }) => from >= lead.to)] : first;
  const arcs = [...sure, ...hints];
  // What asks for something is no remark: "that was yesterday i fell asleep".
  const isAside = (one: Pick<Span, 'from' | 'to'>) => !sure.some((arc) => puts(arc) && one.from <= arc.from && arc.to <= one.to);
  const behind = contrastsBehind(chart, arcs.filter(puts)).map(freeArc(CONTRAST));
  const free = [...freeArcs(chart, talk), ...behind, ...(arcs.length > 0 ? remarksOf(talk).filter(isAside).map(freeArc(REMARK)) : [])];
  const weights = chart.tokens.map((_, at) => weightOf(chart, at));
  const cover = cheapestCover(chart.tokens.length, arcs, (at) => weights[at]!, free);
  return {
    talk,
    arcs,
    frames: framesOf(cover.arcs, arcs, talk),
    cost: cover.cost,
    left: cover.left.filter((at) => weights[at]! >= UNEXPLAINED).map((at) => chart.tokens[at]!.word),
    around: cover.left.filter((at) => weights[at] === HARMLESS).length,
  };
}

/** What says of a food that stands how much or what it was. */
const TELLS_MORE: ReadonlySet<string> = new Set(['describe?', 'amount?']);

export function isHinted({ act }: Sentence): boolean {
  return act.endsWith('?');
}

function possibleOf(among: readonly Needing[], places: Places): Sentence[] {
  const out: Sentence[] = [];
  for (const { sentence, needs } of among) {
    let at = 0;
    while (at < needs.length && places.has(needs[at]!)) at += 1;
    if (at === needs.length) out.push(sentence);
  }
  return out;
}

function proposalsOf(sentences: readonly Sentence[], talk: Talk, slots: SlotSpans, places: Places): Arc<Frame>[] {
  const { chart } = talk;
  const out: Arc<Frame>[] = [];
  for (let from = 0; from < chart.tokens.length; from += 1)
    for (const sentence of sentences) {
      if (!mayFit(sentence, from, chart.tokens.length, places)) continue;
      for (const match of matchesAt(sentence, chart, from, slots)) {
        const proposal = ACTS[sentence.act]!(match, talk);
        if (proposal) out.push({ from, to: match.to, cost: costOf(match, marksIn(chart, match)), value: { match, proposal } });
      }
    }
  return out;
}

/** "Scratch that" by itself asks for something, although it only announces it before other words. */
function framesOf(taken: readonly Arc<Frame>[], all: readonly Arc<Frame>[], talk: Talk): readonly Frame[] {
  if (taken.length > 0) return meantOf(withAmountsBehind(taken, talk), talk);
  const own = all.filter(({ value }) => alone(value.match, talk)).toSorted((a, b) => a.cost - b.cost)[0];
  return own ? [own.value] : [];
}

const costOf = ({ sentence, said, bindings }: Match, marks: number): number =>
  SENTENCE + (isHinted(sentence) ? HINTED : 0) + MARK * marks - SAID * said - HELD * Object.keys(bindings).length + TAIL * tailOf(bindings);

const marksIn = ({ tokens }: Chart, { from, to, bindings }: Match): number =>
  tokens.slice(from, bindings['tail']?.from ?? to).filter(({ is }) => is === 'mark').length;

const tailOf = ({ tail }: Match['bindings']): number => (tail ? tail.to - tail.from + 2 : 0);

/** Marks say nothing. */
function weightOf(chart: Chart, at: number): number {
  if (chart.tokens[at]!.is === 'mark') return 0;
  if ((chart.at[at] ?? []).some((span) => LITTLE.has(span.kind) && span.to === at + 1)) return 0.2;
  return isHarmless(chart, at) ? HARMLESS : UNEXPLAINED;
}

/** Words that tell next to nothing. */
const LITTLE: ReadonlySet<string> = new Set(['determiner', 'article']);

const FREE: ReadonlySet<string> = new Set(['filler', 'correct', 'and', 'because', 'aside', 'subject']);

/** What it costs to say of a change that it is of today. */
const NOW = 0.5;
/** "I mean" leads, rather than that "mean rye" is a food. */
const PHRASE = -0.02;
const isPhrase = ({ kind, from, to }: Span): boolean => kind === 'correct' && to - from > 1;

/** What may stand between sentences: filler, signs of correcting, joints; and the meal whose foods are spoken of. */
export function freeArcs(chart: Chart, talk: Talk): Arc<null>[] {
  const free = chart.at.flatMap((spans) =>
    spans.filter((span) => FREE.has(span.kind)).map((span) => freeArc(isPhrase(span) ? PHRASE : 0)(span)),
  );
  const now = chart.at.flatMap((spans) => spans.filter(({ kind, value }) => kind === 'day' && value === 0).map(freeArc(NOW)));
  const scopes = talk.scope ? chart.tokens.flatMap((_, from) => scopeSpans(talk, from)).map(freeArc(0.4)) : [];
  const first = talk.fronted ? [freeArc(FRONTED)(talk.fronted)] : [];
  const wishes = chart.at.flatMap((spans) => spans.filter((span) => span.kind === 'wish-to' && orders(chart, span.to)).map(freeArc(0)));
  return [...free, ...now, ...scopes, ...first, ...wishes];
}

const freeArc =
  (cost: number) =>
  ({ from, to }: Pick<Span, 'from' | 'to'>): Arc<null> => ({ from, to, cost, value: null });

/** What is asked for outright: "i want to take lunch off" orders, "i want to eat lunch" does not. */
const ORDERS: ReadonlySet<string> = new Set('remove delete leave-out strike-out add make move swap undo redo halve'.split(' '));
const orders = (chart: Chart, at: number): boolean =>
  (chart.at[at] ?? []).some(({ kind, to }) => ORDERS.has(kind) || (kind === 'filler' && orders(chart, to)));

/** "In meal 1", "for lunch:", "correction to #17". */
function scopeSpans(talk: Talk, from: number): Span[] {
  const starts = [
    from,
    ...(talk.chart.at[from] ?? []).filter((span) => ['in', 'for', 'to', 'of-day', 'make'].includes(span.kind)).map((span) => span.to),
  ];
  return starts.flatMap((start) =>
    entrySpans(talk, start)
      .filter((span) => span.value === talk.scope)
      .flatMap((span) => behind(talk.chart, span.to).map((to) => ({ ...span, from, to }))),
  );
}

/** With what leads from a meal to its foods: "change 17 to …", "lunch was …". */
const behind = (chart: Chart, to: number): number[] => [
  to,
  ...(chart.at[to] ?? []).filter((span) => span.kind === 'to' || span.kind === 'be').map((span) => span.to),
];

/** Texts of no more words say too little to tell their language. */
const SHORT = 3;

export const chartOf = ({ text, lang, today, clock }: TurnContext): Chart => annotated(text, lang, today, clock);

const annotated = keepLast((text: string, lang: TurnContext['lang'], today: string, clock: string): Chart => {
  // A word or two could be of any language.
  const short = text.split(' ').length <= SHORT;
  const lexicons = short ? [LEXICONS.en, LEXICONS.fr, LEXICONS.es] : lang === 'en' ? [LEXICONS.en] : [LEXICONS.en, LEXICONS[lang]];
  return annotate(text, lexicons, { today, weekday: weekdayOf(today), clock });
}, KEPT);

const isStarred = ({ tokens }: Chart): boolean => tokens[0]?.word === '*' || tokens.at(-1)?.word === '*';

/** "Can not wait" puts nothing right. */
const isDenied = ({ at }: Chart, place: number): boolean => at[place - 1]?.some(({ kind, to }) => kind === 'not' && to === place) === true;

function talkOf(context: TurnContext, chart: Chart): Talk {
  const last = context.snapshot.changes.findLast((change) => !change.undone);
  const talk: Talk = {
    context,
    chart,
    entries: askedFirst(context),
    scope: null,
    topic: null,
    fronted: null,
    // "*3 eggs" puts a text right as people do among themselves.
    corrects:
      isStarred(chart) ||
      chart.at.some((spans) =>
        spans.some((span) => span.kind === 'correct' && !leavesOut(chart, span.from) && !isDenied(chart, span.from)),
      ),
    age: last ? (context.now.getTime() - Date.parse(last.at)) / 1000 : Infinity,
  };
  const spoken = { ...talk, topic: topicOf(context, talk.entries) };
  if (context.text.length > MOST_LENGTH) return spoken;
  const named = new Set(chart.tokens.flatMap((_, from) => entrySpans(talk, from).map((span) => span.value as Talk['scope'])));
  const scoped = named.size === 1 ? { ...spoken, scope: [...named][0]! } : spoken;
  const fronted = frontedOf(scoped);
  return fronted ? { ...scoped, fronted, topic: fronted.named ?? scoped.topic, scope: fronted.entry } : scoped;
}
