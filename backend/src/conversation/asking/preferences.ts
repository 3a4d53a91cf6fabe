import { chartOf, understand } from '../frames/understand.js';
import { wordsOf } from '../../language/chart.js';
import type { Language } from '../../reading/reading.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';
import { zoneWritten } from '../zone-written.js';
import { saidOf, vocabulary, type Said, type Subject } from './said.js';

const ZONE = vocabulary('zone zone-word moved zone-for aim-at shift be to in make for when day from-now only');
const TONGUE = vocabulary('spoken tongue to in make be only');
const UNITS = vocabulary('metric units-of not to in make instead-of');
const NAME = vocabulary('called that-name be make to for instead-of');

/** "Crossed into mountain time", "traveling, in London now", "America/Denver". */
export const hearZone: Subject = (chart, context) => {
  const { text } = context;
  const said = saidOf(chart, ZONE);
  const written = zoneWritten(text);
  if (written && said.has('zone-word', 'moved', 'shift', 'aim-at')) return decided({ type: 'settings', set: { timezone: written } });
  const zone = said.value<string>('zone');
  if (tellsLength(context)) return null;
  if (zone === null || said.strange.length > 0 || text.includes('?')) return null;
  // "Est-ce que" asks, and is no Eastern time.
  if (chart.at[0]?.some(({ kind }) => ASKS.has(kind))) return null;
  // A place by itself may be anything.
  return said.has('zone-word', 'moved') ? decided({ type: 'settings', set: { timezone: zone } }) : null;
};

/** "Una hora de zumba en la iglesia", "une heure et quart": how long, and no zone of "LA" or "ET". */
export const tellsLength = (context: TurnContext): boolean =>
  chartOf(context).at.some((spans) => spans.some(({ kind }) => kind === 'minutes'));

const ASKS: ReadonlySet<string> = new Set(['q-yes', 'q-what', 'q-how', 'q-when', 'q-why', 'question']);

/** "Speak French", "can i text you in spanish?". */
export const hearTongue: Subject = (chart) => {
  const said = saidOf(chart, TONGUE);
  const language = said.value<Language>('tongue');
  if (language === null || said.strange.length > 0 || (said.left.length > 0 && !said.has('spoken'))) return null;
  return decided({ type: 'settings', set: { language } });
};

/** "Use kg", "can you do kg?": what follows from the country, and that is told. */
export const hearUnits: Subject = (chart, context) => {
  const said = saidOf(chart, UNITS);
  const units = said.all('metric');
  if (said.left.length > 0 || units.length === 0 || said.has('number') || measuresFood(context)) return null;
  // "Kg please" behind a weight; "cups in liters?" asks for a sum, "ml instead of oz?" does not.
  const plain = said.has('units-of') || measuredLast(context);
  const sum = context.text.includes('?') && units.length > 1 && !said.has('instead-of');
  return plain && !sum ? decided({ type: 'ask-what', about: 'units' }) : null;
};

/** "Grams not oz" of the food just told. */
const measuresFood = (context: TurnContext): boolean =>
  understand({ ...context, text: context.heard.text }).frames.some(({ match }) => match.sentence.act.startsWith('unit'));

/** What was told last was a weight or water. */
const measuredLast = ({ snapshot }: TurnContext): boolean =>
  snapshot.changes.findLast((change) => !change.undone)?.events.some(({ type }) => type === 'weight-logged' || type === 'water-logged') ===
  true;

/** "Call me Dana", "change mon nom pour Sophie": what is left over is the name. */
export const hearName: Subject = (chart, { text }) => {
  const said = saidOf(chart, NAME);
  return text.includes('?') || said.left.length > LONGEST_NAME ? null : nameIn(said);
};
const LONGEST_NAME = 3;

/** The words of no kind that follow "call me"; what follows "not" or "stop calling me" is the name no more. */
export function nameIn(said: Said): Hearing | null {
  const names = [...new Set(said.all('called').flatMap(({ to }) => nameBehind(said, to)))];
  if (names.length !== 1) return null;
  const name = names[0]!;
  // "It is Dana" is a name only beside "that is my name".
  const sure = said.has('that-name', 'name-wrong') || said.words('called').split(' ').length > 2 || /^\p{Lu}/u.test(name);
  if (!sure) return null;
  const firstName =
    name === name.toLowerCase() ? name.replace(/(^|[ '-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase()) : name;
  return decided({ type: 'settings', set: { firstName } });
}

/** The name right behind a place, with nothing but light words between; none where there is no name. */
function nameBehind({ chart, left, parts }: Said, place: number): string[] {
  const from = left.find((at) => at >= place);
  if (from === undefined || !parts.every((part) => part.from >= from || part.to <= place || isLight(part))) return [];
  let to = from + 1;
  while (left.includes(to) && chart.at[to]!.length === 0) to += 1;
  const plain = to - from <= LONGEST_NAME && chart.tokens.slice(place, to).every(({ is }) => is === 'word');
  return plain ? [wordsOf(chart, from, to)] : [];
}

const isLight = ({ spans }: Said['parts'][number]): boolean => spans.every(({ kind }) => LIGHT.has(kind));
const LIGHT: ReadonlySet<string> = new Set(['filler', 'be', 'to', 'for', 'make']);
