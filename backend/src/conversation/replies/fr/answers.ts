import type { GoalName } from '../../../domain/goals.js';
import { clockText, waterText, weightText } from '../clock-text.js';
import type { answers as English, Which } from '../en/answers.js';
import { figuresIn } from '../measure-text.js';

const UNIT: Record<GoalName, string> = {
  calories: ' cal',
  protein: 'g de protéines',
  carbs: 'g de glucides',
  fat: 'g de lipides',
  sugar: 'g de sucre',
};
const unitOf = (name: GoalName | 'fiber' | 'sodium'): string =>
  name === 'fiber' ? 'g de fibres' : name === 'sodium' ? 'mg de sodium' : UNIT[name];
export const WHICH: Record<Which, string> = {
  breakfast: 'déjeuner',
  lunch: 'dîner',
  dinner: 'souper',
  snack: 'collation',
  summary: 'bilan du jour',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const comma = (price: number): string => price.toFixed(2).replace('.', ',');
const few = (n: number): string => (n === -1 ? 'sans limite de' : String(n));

export const answers: typeof English = {
  goalNames: { calories: 'calories', protein: 'protéines', carbs: 'glucides', fat: 'lipides', sugar: 'sucre' },
  clock: (time) => clockText(time, 'fr'),
  nothingOn: (day) => `${capital(day)}: rien de noté.`,
  summary: (day, eaten, burned, meals) =>
    `${capital(day)}: ${eaten.map(({ name, value, goal }) => `${value}${goal === null ? '' : `/${goal}`}${UNIT[name]}`).join(', ')}.${burned > 0 ? ` Brûlées: ${burned} cal.` : ''} ${meals} repas.`,
  leftOf: (name, left, eaten, goal) =>
    left >= 0
      ? `Reste ${left}${UNIT[name]} aujourd'hui (${eaten} sur ${goal}).`
      : `${-left}${UNIT[name]} de trop aujourd'hui (${eaten} sur ${goal}).`,
  leftAll: (left) => `Reste aujourd'hui: ${left.map(({ name, value }) => `${value}${UNIT[name]}`).join(', ')}.`,
  total: (day, name, value, goal) => {
    const unit = unitOf(name);
    return `${capital(day)}: ${value}${unit}${goal === null ? '' : ` sur ${goal}`}.`;
  },
  totals: (day, n) => `${capital(day)}: ${n.calories} cal, ${n.protein}g de protéines, ${n.carbs}g de glucides, ${n.fat}g de lipides.`,
  burnedOn: (day, n) => `${capital(day)}: ${n} cal brûlées à l'entraînement.`,
  lastDays: (days) => `${days} derniers jours`,
  ofMeal: (meal, day) => `${meal}, ${day}`,
  isLogged: (list) => `Oui: ${list}`,
  isNotLogged: (what) => `Non: rien de noté pour ${what}.`,
  holds: (what, name, value) => `${what}: ${value}${unitOf(name)}.`,
  untracked: "Je garde calories, protéines, glucides, lipides, sucre, fibres et sodium, rien d'autre.",
  week: (span, days, calories, macros, workouts, burned) =>
    `${span} jours jusqu'à hier (${days} noté${days > 1 ? 's' : ''}): ${calories} cal par jour${macros ? `, ${macros.protein}P ${macros.carbs}G ${macros.fat}L` : ''}. ${workouts} entraînement${workouts > 1 ? 's' : ''}, ${burned} cal brûlées.`,
  nothingThisWeek: 'Rien de noté dans cette période.',
  average: (name, mean, days) => `Moyenne de ${mean}${UNIT[name]} par jour sur ${days} jour${days > 1 ? 's' : ''}.`,
  extremes: (name, most, least, days) =>
    least
      ? `Sur ${days} jours notés, le plus: ${most.day}, ${most.value}${UNIT[name]}; le moins: ${least.day}, ${least.value}${UNIT[name]}.`
      : `Un seul jour noté, ${most.day}: ${most.value}${UNIT[name]}.`,
  workoutsWord: 'entraînements',
  counted: (what, count, days) => `${capital(what)}: ${count} ${days === 1 ? "aujourd'hui" : `en ${days} jours`}.`,
  most: (name, item, value, all) => `Surtout ${item}: ${value} sur ${all}${unitOf(name)}.`,
  rated: (title, rating, comment) => `${title}: ${rating}/10. ${comment}`,
  nothingToRate: (meal) => (meal ? `Pas de ${meal.toLowerCase()} noté aujourd'hui à évaluer.` : "Pas de repas noté aujourd'hui à évaluer."),
  cannotRate: (title) => `${title} a trop peu de chiffres pour une note.`,
  unknownFood: (words) => `Je ne connais pas "${words}". Note-le avec ses calories, ex.: "${words} 300 cal".`,
  foodHolds: (names, figures) => `${names}: ${figures}. Pas noté; écris "oui" si tu l'as mangé.`,
  holdsEach: (name, calories, protein) => `${name}: ${calories} cal, ${protein} g de protéines.`,
  notLoggedYet: "Rien n'est noté: écris ce que tu as mangé.",
  fits: (names, calories, day, left) => {
    const where =
      left === null
        ? `La journée serait à ${day} cal.`
        : left >= 0
          ? `Ça entre: ${day} cal, reste ${left}.`
          : `La journée serait à ${day}, ${-left} de trop.`;
    return `${names}: ${calories} cal. ${where} Écris "oui" pour le noter.`;
  },
  planIs: (plan, limits, used, upgrade) =>
    `Forfait ${capital(plan)}: ${few(limits.texts)} textos, ${few(limits.meals)} repas, ${few(limits.workouts)} entraînements par jour. Aujourd'hui: ${used.texts}, ${used.meals}, ${used.workouts}.${upgrade ? ` Plus: ${upgrade}` : ''}`,
  worksWhere: 'Je marche avec les numéros du Canada et des États-Unis, aussi en voyage: écris-moi ton nouveau fuseau horaire.',
  site: (link: string): string => `Ton journal, tes graphiques, objectifs et réglages: ${link}`,
  upgrade: (plus, pro, link) => `Plus coûte ${comma(plus)} $ et Pro ${comma(pro)} $ par mois. Compare et change ici: ${link}`,
  planDifference: (plus, pro, link) =>
    `Plus, ${comma(plus)} $ par mois: repas illimités, entraînements de base, 30 jours de calories, rapport hebdo. Pro, ${comma(pro)} $: repas et entraînements illimités, 30 jours de toutes les macros, rappels quotidiens, note de chaque repas. ${link}`,
  billing: (link) => `Gère ou annule ton abonnement ici: ${link} Rien n'a été changé par ce texto.`,
  account: (link) => `Cela se fait sur la page de ton compte: ${link} Rien n'a été changé par ce texto.`,
  accuracy:
    "Ce sont des estimations d'après l'USDA: à 10% près pour un aliment pesé, 20-35% pour un aliment décrit. Dis les grammes pour plus de précision.",
  privacy: (link) => `Tes données sont à toi: nous ne les vendons pas, et tu peux les exporter ou les effacer: ${link}`,
  howTo:
    'Écris ce que tu manges ou fais: "2 oeufs et une toast", "couru 30 min". Corrige en le disant: "en fait 3 oeufs", "annule". /help montre les commandes.',
  enough: (calories) =>
    `${calories ? `Si ${calories} cal suffisent dépend` : 'Ce qui convient dépend'} de la taille, du poids, de l'âge et de l'activité. Beaucoup d'adultes ont besoin de 1600-3000 par jour. Demande à un médecin; ceci n'est pas un avis médical.`,
  timeIs: (clock, zone) => `Il est ${clock} (${zone}). Dis une ville pour changer.`,
  waterToday: (ml, country) => `Eau aujourd'hui: ${figuresIn(waterText(ml, country), 'fr')}.`,
  water: (ml, country) => figuresIn(waterText(ml, country), 'fr'),
  noWeight: 'Pas encore de poids noté. Écris ex.: "poids 70 kg".',
  weightIs: (kg, country) => `Dernier poids: ${figuresIn(weightText(kg, country), 'fr')}.`,
  noSaved: 'Pas encore de repas enregistré. Après un repas: garde ça comme (nom)',
  savedList: (meals) => `Enregistrés: ${meals.join('; ')}. Écris un nom pour le noter.`,
  noMemory: "Je n'ai retenu aucun aliment à toi.",
  memoryList: (kept) => `Je retiens: ${kept.join('; ')}. Pour en retirer: oublie (mot)`,
  noGoals: "Pas encore d'objectif. Écris ex.: /goal calories 2000",
  noGoalYet: (name) => `Tu n'as pas encore d'objectif de ${name}.`,
  goalsAre: (goals) => `Objectifs par jour: ${goals.map(({ name, value }) => `${value}${UNIT[name]}`).join(', ')}.`,
  goalSet: (name, value, unit) => `Ton objectif de ${name} est maintenant ${value} ${unit} par jour.`,
  goalsCleared: 'Tous tes objectifs sont effacés. Écris ANNULER pour les ravoir.',
  goalCleared: (name) => `Ton objectif de ${name} est effacé.`,
  goalOutOfBounds: (name, min, max, unit) => `Un objectif de ${name} va de ${min} à ${max} ${unit}. Rien n'a changé.`,
  reminderSet: (which, on, time) =>
    which === 'summary'
      ? on
        ? `Bilan du jour à ${time}.`
        : 'Plus de bilan du jour.'
      : on
        ? `Rappel (${WHICH[which]}) à ${time}.`
        : `Plus de rappel (${WHICH[which]}).`,
  weeklyReportOn: 'Le rapport hebdomadaire arrive par texto, le dimanche soir.',
  weeklyReportOff: 'Plus de rapport hebdomadaire par texto. Il reste sur la page History.',
  newsSet: (on) =>
    on
      ? 'Les nouvelles arrivent: quelques textos par mois au plus sur Mealtext et ses forfaits. Texte "pas de nouvelles" pour les arreter.'
      : 'Plus de nouvelles de notre part. Le reste ne change pas.',
  notificationsSet: (on) => (on ? 'Les rappels reprennent.' : 'Tous les rappels sont coupés. Tu peux noter comme avant.'),
  remindersNeedPlan: (link) => `Enregistré, mais les rappels commencent avec Pro${link ? `: ${link}` : '.'}`,
  remindersAre: (list) => `Actifs: ${list.map(({ which, time }) => `${WHICH[which]} ${time}`).join(', ')}.`,
  reminderIs: (which, on, time) => (on ? `${capital(WHICH[which])}: à ${time}.` : `${capital(WHICH[which])}: désactivé.`),
  noReminders: 'Aucun rappel actif. Écris ex.: "rappelle-moi le dîner à 12 h 30".',
  remindersStay: "D'accord, les rappels restent comme ils sont.",
  zoneSet: (zone, clock) => `Ton fuseau est maintenant ${zone}, où il est ${clock}. Les jours passés ne bougent pas.`,
  nameSet: (name) => `D'accord, ${name}.`,
  waterGoalSet: (amount) => `Objectif d'eau: ${amount} par jour.`,
  waterGoalGone: "Plus d'objectif d'eau.",
  languageSet: "D'accord, je réponds en français.",
  quietHours: (link) =>
    `Je n'écris le premier qu'aux heures de rappel choisies. Lequel couper? Ex.: "coupe le rappel du souper". Tous: ${link}`,
  lastTime: (day, what) => `${capital(day)}. ${what}`,
  notFoundLately: (what) => `${capital(what)}: rien dans les jours que je peux voir.`,
  daysBeside: (name, one, other) => `${capital(one.day)} ${one.value}${UNIT[name]}, ${other.day} ${other.value}${UNIT[name]}.`,
  streak: (days, today) =>
    days === 0
      ? "Aucun jour de suite: note quelque chose aujourd'hui et ça commence."
      : `${days} jour${days === 1 ? '' : 's'} de suite${today ? ", aujourd'hui compris" : " jusqu'à hier; aujourd'hui reste à noter"}.`,
  done: (what, where, count, minutes, way, burned) =>
    count === 0
      ? `${capital(what)}, ${where}: rien.`
      : `${capital(what)}, ${where}: ${count} fois, ${minutes} min${way ? `, ${way}` : ''}, ${burned} cal brûlées.`,
  burnOf: (what, way, minutes, burned) =>
    `${what}: ${way ? `${way}, ` : ''}${minutes} min brûlent environ ${burned} cal. Pas noté; écris-le quand ce sera fait.`,
  weightTrend: (earlier, way, change, since, country) =>
    figuresIn(
      `Avant: ${earlier.map(({ day, kg }) => `${day} ${weightText(kg, country)}`).join(', ')}. Tendance: ${way === 'same' ? 'à peu près stable' : `${weightText(change, country)} de ${way === 'down' ? 'moins' : 'plus'}`} depuis ${since}.`,
      'fr',
    ),
  usesADay: (kcal, margin) =>
    `Tu dépenses environ ${kcal} cal par jour, à ${margin} près: déduit de ce que tu as mangé et de ton poids des 4 dernières semaines.`,
  useNeeds: (days, weighIns) =>
    `Je le déduis de ton journal et de ton poids sur 4 semaines. Il manque encore: ${[...(days > 0 ? [`${days} jour${days === 1 ? '' : 's'} de repas`] : []), ...(weighIns > 0 || days === 0 ? [`${Math.max(1, weighIns)} pesée${weighIns > 1 ? 's' : ''} (ex.: "poids 70 kg")`] : [])].join(' et ')}.`,
  useInPlan: 'Ta dépense par jour est calculée dans les forfaits Plus et Pro, selon ton journal et ton poids sur 4 semaines.',
  eatFor: (aim, kcal, margin, goal) =>
    `Tu dépenses environ ${kcal} cal par jour (à ${margin} près). ${aim === 'lose' ? `Environ ${goal} cal par jour, entraînements en plus, je ne descends pas plus bas: jusqu'à une livre par semaine.` : `Environ ${goal} cal par jour, entraînements en plus, c'est une prise lente.`} Écris "objectif ${goal} calories" pour le fixer. Un médecin ou une diététiste sait ce qui te convient.`,
  gaining: (goal) =>
    `Environ 250 cal par jour de plus que ce que tu brûles, c'est une prise lente, une demi-livre par semaine.${goal ? ` Ton objectif: ${goal} cal par jour.` : ''} Un médecin ou une diététiste sait ce qui te convient.`,
  slimming: (goal) =>
    `Environ 500 cal par jour de moins que ce que tu brûles, c'est une livre par semaine; plus de 1-2 lb par semaine, c'est trop vite.${goal ? ` Ton objectif: ${goal} cal par jour.` : ''} Un médecin ou une diététiste sait ce qui te convient.`,
  noIdeas: "Je ne connais rien qui convienne. Demande p. ex. 'idées de souper sous 600 cal'.",
  ideas: (limit, calories, protein, named) =>
    `${limit === null ? '' : `Jusqu'à ${limit} cal: `}${capital(named.map((one) => `${one.words}, ${one.calories} cal, ${one.value}${UNIT[one.nutrient]}`).join('; '))}.${calories === null ? '' : ` Il te reste ${Math.max(0, calories)} cal${protein === null ? '' : ` et ${Math.max(0, protein)}g de protéines`}.`}`,
};
