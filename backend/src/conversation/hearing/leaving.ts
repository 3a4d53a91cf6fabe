import { spoken } from '../../language/fold.js';
import { asksToBeForgotten } from './asks-to-be-forgotten.js';
import { decided, type Rule } from './hearing.js';

/** Everything that we hold of somebody goes on their account page, signed in; a text alone removes nothing of it. */
export const hearLeaving: Rule = ({ text }) =>
  asksToBeForgotten(spoken(text)) ? decided({ type: 'question', topic: { about: 'account' } }) : null;
