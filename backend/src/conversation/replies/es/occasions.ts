import type { occasions as English } from '../en/occasions.js';

const MEALS = { breakfast: 'en el desayuno', lunch: 'en el almuerzo', dinner: 'en la cena', snack: 'de merienda' };

export const occasions: typeof English = {
  reminder: (meal, name, usual, last) =>
    `${name ? `Hola ${name}, ¿q` : '¿Q'}ué comió ${MEALS[meal]}? Escríbalo aquí${usual ? `, o IGUAL para ${usual}` : ''}.${last ? ' Sin respuesta, no pregunto más hasta que escriba.' : ''}`,
  dailySummary: (line) => `Su día. ${line}`,
  nothingToday: 'Su día: nada anotado. Aún hay tiempo: escriba lo que comió.',
  weeklyReport: (line) => `Su semana. ${line}`,
};
