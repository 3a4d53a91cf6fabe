import { fold } from '../../language/fold.js';
import { WAYS_ASKED } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { saidOf, vocabulary } from '../asking/said.js';
import { isHarmless } from '../frames/harmless.js';
import { decided, type Rule } from './hearing.js';

const WORDS = vocabulary('saved-word unwanted saved-beside');

/** "Stop saving the power bowl", "i dont need power bowl on my list anymore": a saved meal that is wanted no more. */
export const hearUnsaved: Rule = (context) => {
  const { text, snapshot, lang } = context;
  if (snapshot.saved.length === 0 || text.length > 100 || text.startsWith('/') || text.includes('?')) return null;
  const words = ` ${fold(text)} `;
  const [named, ...more] = snapshot.saved.filter(({ name }) => words.includes(` ${fold(name)} `));
  if (!named || more.length > 0) return null;
  const around = words.replace(` ${fold(named.name)} `, ' , ').trim();
  const said = saidOf(askingChart({ ...context, text: around }, ownLanguages({ lang }), WAYS_ASKED), WORDS);
  const wanted = !said.has('saved-word') || !said.has('unwanted');
  return wanted || !said.left.every((at) => isHarmless(said.chart, at)) ? null : decided({ type: 'delete-saved', name: named.name });
};
