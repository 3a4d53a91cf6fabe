import { keepLast } from '../../domain/keep-last.js';
import type { Entry } from '../../domain/entry.js';
import type { Chart } from '../../language/chart.js';
import type { Language } from '../../reading/reading.js';
import { chartOf } from '../frames/understand.js';
import { lastEntries } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import { type Slotted, slottedOf } from './slotted.js';
import { standingOf } from './standing.js';

/** So many entries may be spoken of. */
const BEFORE = 4;
/** A text and its parts are asked about in turn. */
const KEPT = 4;

/** What the words of a text fill, said of what stands; asked again of the same text, it remembers. */
export const slottedIn = (context: TurnContext): Slotted =>
  slottedBeside(chartOf(context), context.lang, context.snapshot, context.today, context.heard.goesOn === true);

const slottedBeside = keepLast(
  (chart: Chart, lang: Language, snapshot: TurnContext['snapshot'], today: string, within: boolean): Slotted =>
    slottedOf(chart, lang, standingOf(lastEntries({ snapshot, today }).slice(0, BEFORE).map(told)), within),
  KEPT,
);

/** An entry in words. */
const told = (entry: Entry): string =>
  entry.kind === 'workout'
    ? `${entry.activity} ${entry.minutes ?? ''} ${entry.distance ?? ''}`
    : entry.items.map((item) => `${item.quantity} ${item.words ?? ''} ${item.name}`).join(', ');
