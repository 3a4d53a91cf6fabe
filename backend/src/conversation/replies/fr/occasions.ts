import type { occasions as English } from '../en/occasions.js';

const MEALS = { breakfast: 'au déjeuner', lunch: 'au dîner', dinner: 'au souper', snack: 'en collation' };

export const occasions: typeof English = {
  reminder: (meal, name, usual, last) =>
    `${name ? `Bonjour ${name}, q` : 'Q'}u'avez-vous mangé ${MEALS[meal]}? Écrivez-le ici${usual ? `, ou PAREIL pour ${usual}` : ''}.${last ? ' Sans réponse, je ne demande plus avant votre prochain texto.' : ''}`,
  dailySummary: (line) => `Votre journée. ${line}`,
  nothingToday: 'Votre journée: rien de noté. Il est encore temps: écrivez ce que vous avez mangé.',
  weeklyReport: (line) => `Votre semaine. ${line}`,
};
