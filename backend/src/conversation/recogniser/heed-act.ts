import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import type { Scene } from '../scene.js';
import { openQuestion } from '../questions/ask.js';
import type { Act } from './acts.js';
import { FILLS } from './fills.js';
import { recognise, type Recognised } from './recognise.js';

/** How likely an act must be where nothing else was understood, where what was heard is in doubt, and where it speaks against what was heard. */
const [LOST, DOUBTED, AGAINST] = [0.5, 0.8, 0.95];

/** How likely the wording must speak for something else than what was heard; null where it is not listened to. */
function leastFor(intents: readonly Intent[], scene: Scene): number | null {
  if (intents.length === 0) return null;
  if (intents.every((intent) => isLost(intent, scene))) return LOST;
  const [only, ...more] = intents;
  if (more.length > 0) return null;
  if ((only!.type === 'ask-what' && TOO_LITTLE.has(only.about)) || isDoubtful(only!)) return DOUBTED;
  return BY_FOOD.has(only!.type) || isNoLog(only!) ? AGAINST : null;
}

/** What is no understanding of a text. */
const isLost = (intent: Intent, scene: Scene): boolean =>
  (intent.type === 'not-understood' && !intent.foreign) ||
  (intent.type === 'ask-what' && intent.about === 'wrong') ||
  (intent.type === 'delete' && handle(intent, scene).replies.every(({ kind }) => kind === 'not_found'));

/** What we ask on about, where something was heard that may be eaten or done. */
const TOO_LITTLE: ReadonlySet<string> = new Set(['meal', 'workout']);
/** Food beside words that nothing explains, or of which nothing is known but figures. */
const isDoubtful = (intent: Intent): boolean =>
  intent.type === 'log-meal' &&
  ((intent.skipped ?? []).length + (intent.unplaced ?? []).length > 0 ||
    intent.items.every(({ food, source }) => food === null && source === 'user'));

/** What a text is taken for by its foods alone, whatever is said of them. */
const BY_FOOD: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout', 'plan']);
/** Acts that log nothing and whose wording is all their own. */
const OWN: ReadonlySet<Act> = new Set<Act>([
  'ask-left',
  'ask-day',
  'ask-past',
  'ask-food',
  'ask-advice',
  'ask-goal',
  'remind',
  'save',
  'help',
]);

/** Food that was taken to be asked about, or somebody else's. */
const isNoLog = (intent: Intent): boolean =>
  (intent.type === 'question' && (intent.topic.about === 'food' || intent.topic.about === 'compare')) ||
  (intent.type === 'chat' && intent.what === 'not-eaten');

/** Whether an act may take the place of what was heard. */
const mayTake = (act: Act, [only]: readonly Intent[]): boolean =>
  BY_FOOD.has(only!.type) ? OWN.has(act) || (act === 'set-goal' && isDoubtful(only!)) : !isNoLog(only!) || act === 'log-food';

/** What is logged of a text whose wording hardly tells of anything had or done is asked about first. */
const HARDLY = 0.03;
/** "Protein bar: 210 kcal, 20 g protein" sounds like goals, "just a coffee, nothing else" like nothing eaten. */
const FIGURES_OR_LITTLE: ReadonlySet<Act> = new Set<Act>(['set-goal', 'not-eaten']);
const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

/**
 * What the wording of a text speaks for: taken where the rules and the reader made nothing of it, and where it is all but certain and
 * speaks against what they heard. Anything else stays as it was heard.
 */
export function heedingAct(intents: Intent[], scene: Scene): Intent[] {
  const least = scene.text.startsWith('/') || openQuestion(scene) !== null ? null : leastFor(intents, scene);
  if (least === null) return intents;
  const { act, chance, tells } = actOf(scene);
  const taken = chance >= least && mayTake(act, intents) ? FILLS[act]?.(scene) : null;
  if (taken) return [...taken];
  const asks = tells < HARDLY && !FIGURES_OR_LITTLE.has(act) && intents.every(({ type }) => LOGS.has(type));
  return asks ? [{ type: 'check', choices: [intents] }] : intents;
}

export const actOf = ({ text, lang, today }: Pick<Scene, 'text' | 'lang' | 'today'>): Recognised =>
  recognise(text, lang, Number(today.slice(0, 4)));
