import { groupedIn } from '../grouped.js';
import type { RatingReason } from '../../../domain/health-rating.js';
import type { Item } from '../../../domain/entry.js';
import type { MealType } from '../../../domain/meal-type.js';
import { dateText } from '../clock-text.js';
import { ACTIVITIES } from './activities.js';
import type { entries as English } from '../en/entries.js';

const grouped = groupedIn('es');

const REASONS: Record<RatingReason, [good: string, watch: string]> = {
  produce: ['fruta o verdura', 'poca fruta o verdura'],
  fiber: ['fibra', 'poca fibra'],
  protein: ['proteína', 'poca proteína'],
  energy: ['ligero', 'denso en calorías'],
  saturatedFat: ['poca grasa saturada', 'grasa saturada'],
  sugar: ['poco azúcar', 'azúcar'],
  sodium: ['poca sal', 'sal'],
  processed: ['poco procesado', 'muy procesado'],
  alcohol: ['sin alcohol', 'alcohol'],
};
const SOURCES: Record<Item['source'], string> = {
  builtin: 'datos del USDA',
  usda: 'datos del USDA',
  user: 'tu propio dato',
  model: 'una estimación',
};
/** Rows of chains and makers are entered by hand; their codes are no USDA ones. */
const sourceOf = ({ source, food }: Item): string => (food?.startsWith('x-') ? 'datos del fabricante, aproximados' : SOURCES[source]);
const MEALS: Record<MealType, string> = { breakfast: 'Desayuno', lunch: 'Almuerzo', dinner: 'Cena', snack: 'Merienda' };

export const entries: typeof English = {
  meals: MEALS,
  distance: (told) => told.replace('steps', 'pasos').replace('laps', 'vueltas'),
  activity: (name) => ACTIVITIES[name] ?? name,
  today: 'hoy',
  day: (offset, date) => (offset === 0 ? '' : offset === -1 ? 'ayer' : dateText(date, 'es')),
  about: (guessed) => `(aprox. ${guessed})`,
  unknownItem: (text) => `${text} (sin datos)`,
  skippedWords: (words) => `Dejé fuera ${words.map((word) => `"${word}"`).join(' y ')}.`,
  askUnplaced: (words) => `¿Y ${words.map((word) => `"${word}"`).join(', ')}? No entendí esa parte: ¿qué fue?`,
  noFigures: 'Sin datos todavía',
  calories: (n) => `${grouped(n)} cal`,
  mealFigures: (calories, protein) => `${grouped(calories)} cal, ${protein}g de proteína`,
  figures: (n) => `${grouped(n.calories)} cal, ${n.protein}g de proteína, ${n.carbs}g de carbohidratos, ${n.fat}g de grasa`,
  minutes: (n) => `${n} min`,
  burned: (n, estimated) => `${grouped(n)} cal quemadas${estimated ? ' (estimado)' : ''}`,
  standing: (day, eaten, goal, protein) => {
    const sum = goal === null ? `${day}: ${grouped(eaten)} cal` : `${day}: ${grouped(eaten)} de ${grouped(goal)} cal`;
    if (protein === null) return `${sum}.`;
    return protein > 0 ? `${sum}, quedan ${protein}g de proteína.` : `${sum}, meta de proteína cumplida.`;
  },
  leftToday: (calories) => (calories >= 0 ? `Te quedan ${grouped(calories)} cal hoy.` : `${grouped(-calories)} cal de más hoy.`),
  fixHint: '¿Error? Dime, o "deshacer".',
  fixHintShort: '¿Error? Dime.',
  changed: 'Cambiado.',
  changedTo: 'Corregido:',
  changedTime: (clock) => `Cambiado a las ${clock}.`,
  alreadySo: 'Ya estaba así.',
  removed: (what) => `Quitado: ${what}. "deshacer" lo devuelve.`,
  undone: (what) => `Deshecho: ${what}.`,
  redone: (what) => `De vuelta: ${what}.`,
  deletionOf: (what) => `borrado de ${what}`,
  changeOf: (what) => `cambio de ${what}`,
  theGoal: 'cambio de meta',
  theSetting: 'cambio de ajuste',
  theWater: 'agua',
  theWeight: 'peso',
  nothingToUndo: 'No hay nada que deshacer de las últimas 24 horas.',
  nothingToRedo: 'No hay nada que devolver de las últimas 24 horas.',
  nothingToChange: 'No encontré nada que cambiar. Escribe lo que comiste y lo anoto.',
  nothingToDelete: 'No encontré nada así que borrar. /delete muestra lo anotado hoy.',
  noSuchNumber: (numbers) => `No encontré ${numbers.map((n) => `#${n}`).join(', ')}. /delete muestra lo anotado hoy.`,
  nothingDeleted: 'Bien, no se borró nada.',
  deleteHint: (n) => `Para borrar uno: /delete ${n}`,
  nothingLogged: 'Bien, nada anotado.',
  notLogged: 'Bien, no lo anoté. Aquí solo cuenta lo que comes.',
  noFuture: 'Ese día aún no llega, así que no lo anoté. Escríbeme cuando lo hayas comido.',
  waterLogged: (amount, today) => `Agua: ${amount}. Hoy ${today}. ¿Error? Escribe "deshacer".`,
  waterOn: (amount, day) => `Agua ${day}: ${amount}. ¿Error? Escribe "deshacer".`,
  weightLogged: (said) => `Peso ${said} anotado; las estimaciones de ejercicio ya lo usan.`,
  assumedWeight: 'Estimado para 70 kg: escribe tu peso para ajustarlo.',
  mealSaved: (name, items) => `Guardado "${name}": ${items}. Escribe "${name}" para anotarlo.`,
  savedDeleted: (name) => `"${name}" ya no está guardado. "deshacer" lo devuelve.`,
  noSuchSaved: (name) => `No tengo nada guardado como "${name}".`,
  tooManySaved: (most) => `Tienes ${most} comidas guardadas, el máximo. Escribe "olvida" y un nombre para quitar una.`,
  nothingToSave: 'Todavía no hay comida que guardar. Anota una y escribe: guarda eso como (nombre)',
  remembered: (words, item) => `Desde ahora "${words}" significa ${item}. Para olvidarlo: olvida ${words}`,
  nextTime: (words) => `La próxima vez, "${words}" será esto.`,
  memoryForgotten: (words) => `Olvidado lo que "${words}" significa para ti. "deshacer" lo devuelve.`,
  usedMemory: (words) => `(Tu ${words}, como me dijiste.)`,
  cutShort: 'Ese texto era muy largo: leí los primeros 1600 caracteres.',
  saidAgain: 'Ese texto repite lo mismo muchas veces: lo leí una vez.',
  skipped: (meal) => (meal ? `Bien, sin ${MEALS[meal].toLowerCase()} hoy.` : 'Bien, nada anotado.'),
  planNoted: 'Bien. Escríbeme cuando lo hayas comido y lo anoto.',
  sportPlanned: 'Bien. Escríbeme cuando lo hayas hecho y lo anoto.',
  notDone: 'Bien, no lo anoté. Aquí solo cuenta lo que haces tú.',
  planOffer: (items, calories) => `${items}: unas ${calories} cal. Aún no anotado; escribe "lo comí" cuando sea así.`,
  ratingComment: (good, watch) => {
    const plus = good.map((reason) => REASONS[reason][0]);
    const minus = watch.map((reason) => REASONS[reason][1]);
    return (
      [plus.length > 0 ? `A favor: ${plus.join(', ')}.` : '', minus.length > 0 ? `En contra: ${minus.join(', ')}.` : '']
        .filter((part) => part !== '')
        .join(' ') || 'Término medio.'
    );
  },
  explained: (item, range) => {
    const portion = item.grams === null ? 'peso desconocido' : `${Math.round(item.grams)}g`;
    const between = range ? `, quizá ${range[0]}-${range[1]} cal` : '';
    return `${item.name} ${portion}${item.assumed ? ' (supuesto)' : ''}, ${item.nutrients ? `${Math.round(item.nutrients.calories)} cal` : 'sin datos'}${between}, ${sourceOf(item)}`;
  },
  explainHint: 'Di la cantidad real para corregirlo.',
  nothingToExplain: 'Aún no hay nada anotado que explicar.',
};
