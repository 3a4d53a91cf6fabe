import type { Chart } from '../../language/chart.js';
import type { Hearing, Rule } from '../hearing/hearing.js';
import { languageOf } from '../../reading/index.js';
import type { Intent } from '../intents/intent.js';
import { understand } from '../frames/understand.js';
import type { Scene } from '../scene.js';
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

const hearWish: Rule = (scene) => heard(WISHES, scene);
export const hearWishes: Rule = (scene) => besideReason(scene, hearWish) ?? hearWish(scene) ?? besideRemarks(scene, hearWish);
export const hearRest: Rule = (scene) => heard(REST, scene);
export const hearAsked: Rule = (scene) => (tells(scene) ? null : heard(QUESTIONS, scene));

/** In the language of the text; where that is not clear and nothing was heard, in any of the three; last with what the text before it named. */
function heard(subjects: readonly Subject[], scene: Scene): Hearing | null {
  if (scene.text.length > MOST_LENGTH || scene.text.startsWith('/')) return null;
  const whole = alone(subjects, scene);
  if (whole || subjects === REST || asksSomething(ownChart(scene), scene) !== (subjects === QUESTIONS)) return whole;
  const carrying = carryingScene(scene);
  return carrying && !takesBack(scene) ? alone(subjects, carrying) : null;
}

/** "Bring it back" is about what was undone, whatever was talked of. */
const takesBack = (scene: Scene): boolean =>
  understand(scene).frames.some(({ proposal }) => proposal.intents.some(takes)) &&
  !ownChart(scene)
    .at.flat()
    .some(({ kind }) => kind === 'except-word');

const takes = (intent: Intent): boolean =>
  intent.type === 'undo' || intent.type === 'redo' || (intent.type === 'delete' && intent.target.by === 'last');

function alone(subjects: readonly Subject[], scene: Scene): Hearing | null {
  const own = first(subjects, ownChart(scene), scene);
  return own ?? (languageOf(scene.text, null) === null ? first(subjects, anyChart(scene), scene) : null);
}

function first(subjects: readonly Subject[], chart: Chart, scene: Scene): Hearing | null {
  for (const subject of subjects) {
    const found = subject(chart, scene);
    if (found) return found;
  }
  return null;
}

const charts = new WeakMap<Scene, { own?: Chart; any?: Chart; carrying?: Scene | null }>();
const kept = (scene: Scene) => {
  const known = charts.get(scene) ?? {};
  charts.set(scene, known);
  return known;
};
const ownChart = (scene: Scene): Chart => (kept(scene).own ??= askingChart(scene, ownLanguages(scene)));
const anyChart = (scene: Scene): Chart => (kept(scene).any ??= askingChart(scene, ['en', 'fr', 'es']));

function carryingScene(scene: Scene): Scene | null {
  const known = kept(scene);
  if (known.carrying === undefined) {
    const text = carried(ownChart(scene), scene, ownLanguages(scene));
    known.carrying = text === null ? null : { ...scene, text };
  }
  return known.carrying;
}
