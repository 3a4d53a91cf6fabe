import type { occasions as English } from '../en/occasions.js';

const MEALS = { breakfast: 'au déjeuner', lunch: 'au dîner', dinner: 'au souper', snack: 'en collation' };

export const occasions: typeof English = {
  reminder: (meal, name, usual, last) =>
    `${name ? `Bonjour ${name}, q` : 'Q'}u'as-tu mangé ${MEALS[meal]}? Écris-le ici${usual ? `, ou PAREIL pour ${usual}` : ''}.${last ? ' Sans réponse, je ne demande plus avant ton prochain texto.' : ''}`,
  dailySummary: (line) => `Ta journée. ${line}`,
  nothingToday: 'Ta journée: rien de noté. Il est encore temps: écris ce que tu as mangé.',
  weeklyReport: (line) => `Ta semaine. ${line}`,
};
