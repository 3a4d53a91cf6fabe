import type { Chart } from '../../language/chart.js';
import { meterReadings } from '../../language/meter-readings.js';
import { decided } from '../hearing/hearing.js';
import { saidOf, vocabulary, type Subject } from './said.js';

const PROFILE = vocabulary('profile-word profile-beside number percent month day weight-unit ordinal');
const VITAL = vocabulary('vital-word vital-beside profile-beside number fraction percent day day-part time when meal be');
const BRIEF = vocabulary('brief be make to');
const SLIM = vocabulary('slim-word slim-beside number weight-unit month day only');

/** Age, sex, height, diet, what was measured of the body and how long answers are: not kept, and that is told. */
export const hearProfile: Subject = (chart, { text }) => {
  if (text.includes('?')) return null;
  if (tellsVital(chart)) return decided({ type: 'ask-what', about: 'profile' });
  const [profile, brief] = [saidOf(chart, PROFILE), saidOf(chart, BRIEF)];
  const told = profile.left.length === 0 && profile.has('profile-word') && profile.parts.length > 1;
  const shorter = brief.left.length === 0 && brief.has('brief') && chart.tokens.length > 1;
  return told || shorter ? decided({ type: 'ask-what', about: 'profile' }) : null;
};

/** "Blood sugar 142 this morning", "bp 128/82", "sugar 98 fasting": nothing else is told. */
function tellsVital(chart: Chart): boolean {
  const said = saidOf(chart, VITAL);
  const shown = meterReadings(chart.tokens);
  const left = said.left.filter((at) => !shown.some(({ from, to }) => from <= at && at < to));
  const words = chart.tokens.filter(({ is }) => is !== 'mark').length;
  const figure = said.has('number', 'fraction', 'time');
  return left.length === 0 && figure && (said.has('vital-word') || (shown.length > 0 && words > 2));
}

/** "Trying to lose weight", "goal weight 160": which goals follow from it is asked, for a weight is none. */
export const hearSlimming: Subject = (chart, { text }) => {
  if (text.includes('?')) return null;
  const said = saidOf(chart, SLIM);
  const clear = said.left.length === 0 && said.has('slim-word') && said.parts.length > 1;
  return clear ? decided({ type: 'ask-goal', goal: null, value: null, lacks: 'value', sign: 0 }) : null;
};
