import { decided } from '../hearing/hearing.js';
import { type Subject, saidOf, vocabulary } from './said.js';

const WORDS = vocabulary(
  'news-word news-on news-off switch-on switch-ask switch-off turn-word nudge to for by only works any-more keep-word',
);

/** News from us by text: on, or off. It has a consent of its own; reminders and answers go on as they are. */
export const hearNews: Subject = (chart) => {
  const said = saidOf(chart, WORDS);
  if (!said.has('news-word') || said.left.length > 0) return null;
  const off = said.has('news-off', 'switch-off');
  return off || said.has('news-on', 'switch-on', 'switch-ask') ? decided({ type: 'settings', set: { news: !off } }) : null;
};
