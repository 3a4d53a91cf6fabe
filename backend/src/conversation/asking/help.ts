import { decided } from '../hearing/hearing.js';
import { saidOf, vocabulary, type Subject } from './said.js';

const HELP = vocabulary('help-word help-beside');
const PERSON = vocabulary('person-help want-talk');
const TROUBLE = vocabulary('trouble trouble-beside');

/** "What can i ask you", "comment ça marche". */
export const hearHelp: Subject = (chart) => {
  const said = saidOf(chart, HELP);
  return said.left.length === 0 && said.has('help-word') ? decided({ type: 'help' }) : null;
};

/** Somebody wants to talk to a person, or has a complaint that one should hear. */
export const hearHandoff: Subject = (chart) => {
  const person = saidOf(chart, PERSON);
  const trouble = saidOf(chart, TROUBLE);
  const wanted = person.left.length === 0 && person.has('person-help');
  return wanted || (trouble.left.length === 0 && trouble.has('trouble')) ? decided({ type: 'handoff' }) : null;
};
