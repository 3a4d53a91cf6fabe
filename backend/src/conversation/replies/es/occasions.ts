import type { occasions as English } from '../en/occasions.js';

const MEALS = { breakfast: 'en el desayuno', lunch: 'en el almuerzo', dinner: 'en la cena', snack: 'de merienda' };

export const occasions: typeof English = {
  reminder: (meal, name, usual, last) =>
    `${name ? `Hola ${name}, ¿q` : '¿Q'}ué comiste ${MEALS[meal]}? Escríbelo aquí${usual ? `, o IGUAL para ${usual}` : ''}.${last ? ' Sin respuesta, no pregunto más hasta que escribas.' : ''}`,
  dailySummary: (line) => `Tu día. ${line}`,
  nothingToday: 'Tu día: nada anotado. Aún hay tiempo: escribe lo que comiste.',
  weeklyReport: (line) => `Tu semana. ${line}`,
};
