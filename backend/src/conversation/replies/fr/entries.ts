import { groupedIn } from '../grouped.js';
import type { RatingReason } from '../../../domain/health-rating.js';
import type { Item } from '../../../domain/entry.js';
import type { MealType } from '../../../domain/meal-type.js';
import { dateText } from '../clock-text.js';
import { figuresIn } from '../measure-text.js';
import { ACTIVITIES } from './activities.js';
import type { entries as English } from '../en/entries.js';

const grouped = groupedIn('fr');

const REASONS: Record<RatingReason, [good: string, watch: string]> = {
  produce: ['fruits ou légumes', 'peu de fruits ou légumes'],
  fiber: ['fibres', 'peu de fibres'],
  protein: ['protéines', 'peu de protéines'],
  energy: ['léger', 'dense en calories'],
  saturatedFat: ['peu de gras saturés', 'gras saturés'],
  sugar: ['peu de sucre', 'sucre'],
  sodium: ['peu de sel', 'sel'],
  processed: ['peu transformé', 'très transformé'],
  alcohol: ['sans alcool', 'alcool'],
};
const SOURCES: Record<Item['source'], string> = {
  builtin: "chiffres de l'USDA",
  usda: "chiffres de l'USDA",
  user: 'ton chiffre',
  model: 'une estimation',
};
/** Rows of chains and makers are entered by hand; their codes are no USDA ones. */
const sourceOf = ({ source, food }: Item): string => (food?.startsWith('x-') ? 'les chiffres du fabricant, environ' : SOURCES[source]);
const MEALS: Record<MealType, string> = { breakfast: 'Déjeuner', lunch: 'Dîner', dinner: 'Souper', snack: 'Collation' };

/** French as written in Canada: déjeuner, dîner, souper. */
export const entries: typeof English = {
  meals: MEALS,
  distance: (told) => figuresIn(told.replace('steps', 'pas').replace('laps', 'longueurs'), 'fr'),
  activity: (name) => ACTIVITIES[name] ?? name,
  today: "aujourd'hui",
  day: (offset, date) => (offset === 0 ? '' : offset === -1 ? 'hier' : dateText(date, 'fr')),
  about: (guessed) => `(environ ${guessed})`,
  unknownItem: (text) => `${text} (sans chiffres)`,
  skippedWords: (words) => `J'ai laissé de côté ${words.map((word) => `"${word}"`).join(' et ')}.`,
  askUnplaced: (words) => `Et ${words.map((word) => `"${word}"`).join(', ')}? Je n'ai pas saisi: c'était quoi?`,
  noFigures: 'Pas encore de chiffres',
  calories: (n) => `${grouped(n)} cal`,
  mealFigures: (calories, protein) => `${grouped(calories)} cal, ${protein}g de protéines`,
  figures: (n) => `${grouped(n.calories)} cal, ${n.protein}g de protéines, ${n.carbs}g de glucides, ${n.fat}g de gras`,
  minutes: (n) => `${n} min`,
  burned: (n, estimated) => `${grouped(n)} cal brûlées${estimated ? ' (estimé)' : ''}`,
  standing: (day, eaten, goal, protein) => {
    const sum = goal === null ? `${day}: ${grouped(eaten)} cal` : `${day}: ${grouped(eaten)} cal sur ${grouped(goal)}`;
    if (protein === null) return `${sum}.`;
    return protein > 0 ? `${sum}, reste ${protein}g de protéines.` : `${sum}, but de protéines atteint.`;
  },
  leftToday: (calories) =>
    calories >= 0 ? `Il reste ${grouped(calories)} cal aujourd'hui.` : `${grouped(-calories)} cal de trop aujourd'hui.`,
  fixHint: 'Erreur? Dis-le, ou ANNULER.',
  fixHintShort: 'Erreur? Dis-le.',
  changed: 'Modifié.',
  changedTo: 'Corrigé:',
  changedTime: (clock) => `Modifié: ${clock}.`,
  alreadySo: "C'est déjà le cas.",
  removed: (what) => `Retiré: ${what}. "annule" le ramène.`,
  undone: (what) => `Annulé: ${what}.`,
  redone: (what) => `Remis: ${what}.`,
  deletionOf: (what) => `retrait de ${what}`,
  changeOf: (what) => `modification de ${what}`,
  theGoal: "changement d'objectif",
  theSetting: 'changement de réglage',
  theWater: 'eau',
  theWeight: 'poids',
  nothingToUndo: 'Rien à annuler dans les dernières 24 heures.',
  nothingToRedo: 'Rien à remettre dans les dernières 24 heures.',
  nothingToChange: 'Je ne trouve rien à modifier. Écris ce que tu as mangé et je le note.',
  nothingToDelete: "Je ne trouve rien de tel à retirer. /delete montre ce qui est noté aujourd'hui.",
  noSuchNumber: (numbers) => `Je ne trouve pas ${numbers.map((n) => `#${n}`).join(', ')}. /delete montre ce qui est noté aujourd'hui.`,
  nothingDeleted: "D'accord, rien n'est retiré.",
  deleteHint: (n) => `Pour en retirer un: /delete ${n}`,
  nothingLogged: "D'accord, rien de noté.",
  notLogged: "D'accord, pas noté. Seul ce que tu manges compte ici.",
  noFuture: "Ce jour n'est pas encore arrivé, donc rien n'est noté. Écris-moi quand ce sera mangé.",
  waterLogged: (amount, today) => `Eau: ${amount}. Aujourd'hui ${today}. Erreur? Écris "annule".`,
  waterOn: (amount, day) => `Eau ${day}: ${amount}. Erreur? Écris "annule".`,
  weightLogged: (said) => `Poids ${figuresIn(said, 'fr')} noté; les estimations d'effort en tiennent compte.`,
  assumedWeight: 'Estimé pour 70 kg: écris ton poids pour le régler.',
  mealSaved: (name, items) => `Enregistré "${name}": ${items}. Écris "${name}" pour le noter.`,
  savedDeleted: (name) => `"${name}" n'est plus enregistré. "annule" le ramène.`,
  noSuchSaved: (name) => `Je n'ai rien d'enregistré sous "${name}".`,
  tooManySaved: (most) => `Tu as ${most} repas enregistrés, le maximum. Écris "oublie" et un nom pour en retirer un.`,
  nothingToSave: "Il n'y a pas encore de repas à enregistrer. Notes-en un, puis: garde ça comme (nom)",
  remembered: (words, item) => `Désormais "${words}" veut dire ${item}. Pour l'oublier: oublie ${words}`,
  nextTime: (words) => `La prochaine fois, "${words}" voudra dire ça.`,
  memoryForgotten: (words) => `Oublié ce que "${words}" veut dire pour toi. "annule" le ramène.`,
  usedMemory: (words) => `(Ton ${words}, comme tu me l'as dit.)`,
  cutShort: "Ce texte était très long: j'en ai lu les 1600 premiers caractères.",
  saidAgain: "Ce texte répète la même chose: je l'ai lue une fois.",
  skipped: (meal) => (meal ? `D'accord, pas de ${MEALS[meal].toLowerCase()} aujourd'hui.` : "D'accord, rien de noté."),
  planNoted: "D'accord. Écris-moi quand ce sera mangé et je le note.",
  sportPlanned: "D'accord. Écris-moi quand ce sera fait et je le note.",
  notDone: "D'accord, pas noté. Seul ce que tu fais compte ici.",
  planOffer: (items, calories) => `${items}: environ ${calories} cal. Pas encore noté; écris "oui" quand ce sera mangé.`,
  ratingComment: (good, watch) => {
    const plus = good.map((reason) => REASONS[reason][0]);
    const minus = watch.map((reason) => REASONS[reason][1]);
    return (
      [plus.length > 0 ? `Pour: ${plus.join(', ')}.` : '', minus.length > 0 ? `Contre: ${minus.join(', ')}.` : '']
        .filter((part) => part !== '')
        .join(' ') || 'Entre les deux.'
    );
  },
  explained: (item, range) => {
    const portion = item.grams === null ? 'poids inconnu' : `${Math.round(item.grams)}g`;
    const between = range ? `, sans doute ${range[0]}-${range[1]} cal` : '';
    return `${item.name} ${portion}${item.assumed ? ' (supposé)' : ''}, ${item.nutrients ? `${Math.round(item.nutrients.calories)} cal` : 'sans chiffres'}${between}, ${sourceOf(item)}`;
  },
  explainHint: 'Dis la vraie quantité pour corriger.',
  nothingToExplain: "Rien n'est noté que je pourrais expliquer.",
};
