import { wordsOf } from '../../language/chart.js';
import { putRight } from '../asking/again.js';
import { goalsIn } from '../asking/goals.js';
import { nameIn, tellsLength } from '../asking/preferences.js';
import { reminderSettings } from '../asking/reminders.js';
import type { Said } from '../asking/said.js';
import { isAdvice, isDrinkOf, tellsWorkout, waterIn } from '../asking/water.js';
import { weightIn } from '../asking/weight.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';

type Resolver = (said: Said, context: TurnContext) => Hearing | null;

/** What each wish becomes; null where what it needs was not told. */
export const RESOLVERS: Readonly<Record<string, Resolver>> = {
  upgrade: (said) => {
    const compare = said.has('plan-differ') && !said.has('plan-price');
    return decided({ type: 'question', topic: { about: 'upgrade', ...(compare ? { compare: true as const } : {}) } });
  },
  billing: () => decided({ type: 'question', topic: { about: 'billing' } }),
  reminders: reminderSettings,
  goals: goalsIn,
  weight: (said, context) => {
    const found = said.all('number').length === 1 ? weightIn(said, context) : null;
    return found && decided({ type: 'log-weight', ...found });
  },
  water: (said, context) => {
    if (isAdvice(context.text)) return null;
    const ml = said.all('number').length < 2 && !isDrinkOf(said.chart) && !tellsWorkout(context) ? waterIn(said) : null;
    return ml === null ? null : decided({ type: 'log-water', ml });
  },
  zone: (said, context) => {
    if (tellsLength(context)) return null;
    // "En la iglesia" names no city.
    const named = said.all('zone').filter(({ from, to }) => context.lang === 'en' || wordsOf(said.chart, from, to) !== 'la');
    const [zone, ...more] = new Set(named.map(({ value }) => value as string));
    return zone && more.length === 0 ? decided({ type: 'settings', set: { timezone: zone } }) : null;
  },
  name: nameIn,
  units: () => decided({ type: 'ask-what', about: 'units' }),
  again: (said, context) => (context.text.includes('?') ? null : putRight(said, context)),
  'set-again': (said, context) => (context.text.includes('?') ? null : putRight(said, context)),
  'set-again-hour': (said, context) => (context.text.includes('?') ? null : putRight(said, context)),
};
