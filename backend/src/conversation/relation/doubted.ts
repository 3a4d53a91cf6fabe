import type { Entry } from '../../domain/entry.js';
import { MEASURED } from '../frames/acts/bare-number.js';
import { editIntent } from '../frames/binding.js';
import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import { FILLS } from './fills/index.js';
import type { Related } from './relate.js';
import type { Relation } from './relations.js';

/** So unlikely what was heard must be to be asked about, and how soon behind what stands, in minutes. */
const HARDLY = 0.1;
const SOON = 45;
/** So likely all of it is told anew. */
const LIKELY = 0.85;
/** What is said of a food that stands; a meal of so many things is often taken for their amounts. */
const OF_IT: ReadonlySet<Relation> = new Set<Relation>(['kind', 'swap', 'amount', 'less', 'again']);
/** What it was, told whole. */
const WHOLE: ReadonlySet<Relation> = new Set<Relation>(['kind', 'swap', 'again']);

interface Standing {
  entry: Entry;
  related: Related;
  minutes: number;
}

/**
 * Asked about instead of done: a meal of its own that is hardly one by the wording, right behind another, and a remark that is hardly one and
 * names what stands. Null where nothing is in doubt.
 */
export function doubted(intents: readonly Intent[], { entry, related, minutes }: Standing, context: TurnContext): Intent[] | null {
  const [best] = related;
  const chance = (of: Relation) => related.find(({ relation }) => relation === of)?.chance ?? 0;
  if (!best || entry.kind !== 'meal' || minutes > SOON) return null;
  if (isMeal(intents, context) && saysMuch(context) && chance('more') < HARDLY && OF_IT.has(best.relation) && best.relation !== 'amount') {
    const said = FILLS[best.relation]?.({ context, entry, against: false, chance: best.chance })?.filter(changes) ?? [];
    const whole = said.length === 0 && entry.items.length === 1 && WHOLE.has(best.relation) && best.chance >= LIKELY;
    const change: readonly Intent[] = whole ? [editIntent(entry, { is: 'replace-all', words: context.text })] : said;
    return change.length > 0 ? [{ type: 'check', choices: [[...change], [...intents]] }] : null;
  }
  const remarks = intents.every((intent) => intent.type === 'chat' && PASSED.has(intent.what));
  const said = stems(context.text);
  const names = entry.items.some(({ name }) => said.includes(stems(name).at(-1) ?? ''));
  const hardly = chance('remark') < HARDLY && OF_IT.has(best.relation);
  return remarks && hardly && names ? [{ type: 'ask-what', about: 'wrong' }] : null;
}

const changes = (intent: Intent): boolean => intent.type !== 'chat' && !(intent.type === 'edit' && intent.change.is === 'note');

/** One meal that neither goes on with another nor says when it was or what it had. */
const isMeal = ([intent, ...more]: readonly Intent[], { heard }: TurnContext): boolean =>
  intent?.type === 'log-meal' &&
  more.length === 0 &&
  heard.media.count === 0 &&
  !intent.continues &&
  intent.copyOf === undefined &&
  intent.day === 0 &&
  intent.time === null &&
  intent.meal === null &&
  intent.items.every(({ source, unit }) => source !== 'user' && !MEASURED.has(unit));

/** "Guac" behind chips is rather another. */
const saysMuch = ({ text }: TurnContext): boolean => text.split(' ').length >= WORDS;
const WORDS = 3;

/** Talk that leaves the diary as it is. */
const PASSED: ReadonlySet<string> = new Set(['already', 'not-eaten']);
