import type { Chart } from '../../language/chart.js';
import type { Hearing, Rule } from '../hearing/hearing.js';
import { languageOf } from '../../reading/index.js';
import type { Intent } from '../intents/intent.js';
import { understand } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { askingChart } from './asking-chart.js';
import { hearAgain } from './again.js';
import { asksSomething, carried } from './carried.js';
import { hearGoals } from './goals.js';
import { hearChoice } from './choices.js';
import { hearHandoff, hearHelp } from './help.js';
import { besideReason } from './beside-reason.js';
import { besideRemarks } from './beside-remarks.js';
import { ownLanguages } from './languages-of.js';
import { hearMemory } from './memory.js';
import { hearMeter } from './meter.js';
import { hearNews } from './news.js';
import { hearOtherReminders } from './other-reminders.js';
import { hearPlans } from './plans.js';
import { hearName, hearTongue, hearUnits, hearZone } from './preferences.js';
import { hearProfile, hearSlimming } from './profile.js';
import { hearQuestions } from './questions.js';
import { hearReminders } from './reminders.js';
import { hearRemindersOn } from './reminders-on.js';
import { hearStopped } from './reminder-stopped.js';
import type { Subject } from './said.js';
import { hearService } from './service.js';
import { hearNods, hearPastime, hearSmallTalk } from './small-talk.js';
import { hearSkips } from './skips.js';
import { tells } from './tells.js';
import { hearVague } from './vague.js';
import { hearWater } from './water.js';
import { hearWaterGoal } from './water-goal.js';
import { hearWeight } from './weight.js';

/** Longer texts tell of meals. */
const MOST_LENGTH = 200;

/** What is heard before corrections: every word that tells something must belong to one subject. */
const WISHES: readonly Subject[] = [
  hearMeter,
  hearWaterGoal,
  hearMemory,
  hearGoals,
  hearNews,
  hearStopped,
  hearRemindersOn,
  hearReminders,
  hearZone,
  hearTongue,
  hearUnits,
  hearName,
  hearWeight,
  hearSkips,
  hearWater,
  hearAgain,
  hearChoice,
  hearProfile,
  hearSlimming,
  hearSmallTalk,
];
/** What is heard behind them. */
const REST: readonly Subject[] = [hearNods, hearHelp, hearHandoff, hearOtherReminders, hearPlans, hearVague];
const QUESTIONS: readonly Subject[] = [hearPastime, hearService, hearQuestions];

const hearWish: Rule = (context) => heard(WISHES, context);
export const hearWishes: Rule = (context) => besideReason(context, hearWish) ?? hearWish(context) ?? besideRemarks(context, hearWish);
export const hearRest: Rule = (context) => heard(REST, context);
export const hearAsked: Rule = (context) => (tells(context) ? null : heard(QUESTIONS, context));

/** In the language of the text; where that is not clear and nothing was heard, in any of the three; last with what the text before it named. */
function heard(subjects: readonly Subject[], context: TurnContext): Hearing | null {
  if (context.text.length > MOST_LENGTH || context.text.startsWith('/')) return null;
  const whole = alone(subjects, context);
  if (whole || subjects === REST || asksSomething(ownChart(context), context) !== (subjects === QUESTIONS)) return whole;
  const carrying = carryingContext(context);
  return carrying && !takesBack(context) ? alone(subjects, carrying) : null;
}

/** "Bring it back" is about what was undone, whatever was talked of. */
const takesBack = (context: TurnContext): boolean =>
  understand(context).frames.some(({ proposal }) => proposal.intents.some(takes)) &&
  !ownChart(context)
    .at.flat()
    .some(({ kind }) => kind === 'except-word');

const takes = (intent: Intent): boolean =>
  intent.type === 'undo' || intent.type === 'redo' || (intent.type === 'delete' && intent.target.by === 'last');

function alone(subjects: readonly Subject[], context: TurnContext): Hearing | null {
  const own = first(subjects, ownChart(context), context);
  return own ?? (languageOf(context.text, null) === null ? first(subjects, anyChart(context), context) : null);
}

function first(subjects: readonly Subject[], chart: Chart, context: TurnContext): Hearing | null {
  for (const subject of subjects) {
    const found = subject(chart, context);
    if (found) return found;
  }
  return null;
}

const charts = new WeakMap<TurnContext, { own?: Chart; any?: Chart; carrying?: TurnContext | null }>();
const kept = (context: TurnContext) => {
  const known = charts.get(context) ?? {};
  charts.set(context, known);
  return known;
};
const ownChart = (context: TurnContext): Chart => (kept(context).own ??= askingChart(context, ownLanguages(context)));
const anyChart = (context: TurnContext): Chart => (kept(context).any ??= askingChart(context, ['en', 'fr', 'es']));

function carryingContext(context: TurnContext): TurnContext | null {
  const known = kept(context);
  if (known.carrying === undefined) {
    const text = carried(ownChart(context), context, ownLanguages(context));
    known.carrying = text === null ? null : { ...context, text };
  }
  return known.carrying;
}
