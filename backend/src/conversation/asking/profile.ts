import { decided } from '../hearing/hearing.js';
import { saidOf, vocabulary, type Subject } from './said.js';

const PROFILE = vocabulary('profile-word profile-beside number percent month day weight-unit ordinal');
const BRIEF = vocabulary('brief be make to');
const SLIM = vocabulary('slim-word slim-beside number weight-unit month day only');

/** Age, sex, height, diet and how long answers are: not kept, and that is told. */
export const hearProfile: Subject = (chart, { text }) => {
  if (text.includes('?')) return null;
  const [profile, brief] = [saidOf(chart, PROFILE), saidOf(chart, BRIEF)];
  const told = profile.left.length === 0 && profile.has('profile-word') && profile.parts.length > 1;
  const shorter = brief.left.length === 0 && brief.has('brief') && chart.tokens.length > 1;
  return told || shorter ? decided({ type: 'ask-what', about: 'profile' }) : null;
};

/** "Trying to lose weight", "goal weight 160": which goals follow from it is asked, for a weight is none. */
export const hearSlimming: Subject = (chart, { text }) => {
  if (text.includes('?')) return null;
  const said = saidOf(chart, SLIM);
  const clear = said.left.length === 0 && said.has('slim-word') && said.parts.length > 1;
  return clear ? decided({ type: 'ask-goal', goal: null, value: null, lacks: 'value', sign: 0 }) : null;
};
