import { decided } from '../hearing/hearing.js';
import { saidOf, vocabulary, type Subject } from './said.js';

const REMIND = vocabulary('remind-me');

/** "Remind me to drink water every hour": a reminder that is none of ours, and no food either. */
export const hearOtherReminders: Subject = (chart, { text }) => {
  const said = saidOf(chart, REMIND);
  const wish = said.all('remind-me')[0];
  // "Remind me what my goals are" asks.
  if (wish && chart.at[wish.to]?.some(({ kind }) => kind.startsWith('q-'))) return null;
  return wish && said.left.every((at) => at >= wish.to) && !text.includes('?') ? decided({ type: 'ask-what', about: 'snooze' }) : null;
};
