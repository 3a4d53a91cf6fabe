import { GOAL_NAMES } from '../../domain/goals.js';
import type { Event } from '../events.js';
import { fold } from '../language.js';
import { plainNumber } from '../numbers.js';
import type { Scene } from '../scene.js';
import { FILLER, OPENING, POINTING } from './correction-words.js';
import { hearSetting } from './settings.js';
import { decided, type Hearing, type Rule } from './hearing.js';
import { hearWater, hearWeight } from './measures.js';

/** How long "make it 150" is about what was set last. */
const MINUTES = 10;

/** "Make it 150", "no, 20 oz": the goal, reminder, water or weight of the text before, put right. */
export const hearAmending: Rule = (scene) => {
  const last = scene.snapshot.changes.findLast((change) => !change.undone);
  if (!last || scene.now.getTime() - Date.parse(last.at) > MINUTES * 60_000) return null;
  const said = fold(scene.text)
    .replace(/[.!\s]+$/, '')
    .replace(FILLER, '');
  const rest = said
    .replace(OPENING, '')
    .replace(POINTING, '')
    .replace(/^(?:at|to|a|a las) /, '')
    .replace(/ (?:instead|please|actually)$/, '')
    .trim();
  if (rest === said || !/\d|\bnoon\b|\bmidi\b/.test(rest) || rest.length > 20) return null;
  for (const event of last.events) {
    const heard = amended(event, rest, scene);
    if (heard) return heard;
  }
  return null;
};

function amended(event: Event, rest: string, scene: Scene): Hearing | null {
  switch (event.type) {
    case 'goals-changed': {
      const goal = GOAL_NAMES.find((name) => event.before?.[name] !== event.after[name] && event.after[name] !== null);
      const to = plainNumber(rest.replace(/ ?(?:g|grams?|k?cals?|calories)$/, ''));
      return goal && to !== null ? decided({ type: 'set-goal', goal, to, by: null }) : null;
    }
    case 'water-logged': {
      const heard = hearWater({ ...scene, text: `${rest} water` });
      const intent = heard?.type === 'decided' ? heard.intents[0] : undefined;
      return intent?.type === 'log-water' ? decided({ ...intent, instead: { id: event.id, ml: event.ml } }) : null;
    }
    case 'weight-logged': {
      const heard = hearWeight({ ...scene, text: `weight ${rest}` });
      const intent = heard?.type === 'decided' ? heard.intents[0] : undefined;
      const { id, kg, before = null } = event;
      return intent?.type === 'log-weight' ? decided({ ...intent, instead: { id, kg, before } }) : null;
    }
    case 'settings-changed': {
      const key = (['breakfastTime', 'lunchTime', 'dinnerTime', 'snackTime', 'summaryTime'] as const).find((name) => event.after[name]);
      if (!key) return null;
      const what = key === 'summaryTime' ? 'summary' : `${key.replace('Time', '')} reminder`;
      return hearSetting({ ...scene, text: `set ${what} at ${rest}` });
    }
    default:
      return null;
  }
}
