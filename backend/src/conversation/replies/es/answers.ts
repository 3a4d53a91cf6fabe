import type { GoalName } from '../../../domain/goals.js';
import { clockText, waterText, weightText } from '../clock-text.js';
import type { answers as English, Which } from '../en/answers.js';

const UNIT: Record<GoalName, string> = {
  calories: ' cal',
  protein: 'g de proteína',
  carbs: 'g de carbohidratos',
  fat: 'g de grasa',
  sugar: 'g de azúcar',
};
const unitOf = (name: GoalName | 'fiber' | 'sodium'): string =>
  name === 'fiber' ? 'g de fibra' : name === 'sodium' ? 'mg de sodio' : UNIT[name];
export const WHICH: Record<Which, string> = {
  breakfast: 'desayuno',
  lunch: 'almuerzo',
  dinner: 'cena',
  snack: 'merienda',
  summary: 'resumen del día',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const few = (n: number): string => (n === -1 ? 'sin límite de' : String(n));

export const answers: typeof English = {
  goalNames: { calories: 'calorías', protein: 'proteína', carbs: 'carbohidratos', fat: 'grasa', sugar: 'azúcar' },
  clock: (time) => clockText(time, 'es'),
  nothingOn: (day) => `${capital(day)}: nada anotado.`,
  summary: (day, eaten, burned, meals) =>
    `${capital(day)}: ${eaten.map(({ name, value, goal }) => `${value}${goal === null ? '' : `/${goal}`}${UNIT[name]}`).join(', ')}.${burned > 0 ? ` Quemadas: ${burned} cal.` : ''} ${meals} comida${meals === 1 ? '' : 's'}.`,
  leftOf: (name, left, eaten, goal) =>
    left >= 0 ? `Quedan ${left}${UNIT[name]} hoy (${eaten} de ${goal}).` : `${-left}${UNIT[name]} de más hoy (${eaten} de ${goal}).`,
  leftAll: (left) => `Quedan hoy: ${left.map(({ name, value }) => `${value}${UNIT[name]}`).join(', ')}.`,
  total: (day, name, value, goal) => {
    const unit = unitOf(name);
    return `${capital(day)}: ${value}${unit}${goal === null ? '' : ` de ${goal}`}.`;
  },
  totals: (day, n) => `${capital(day)}: ${n.calories} cal, ${n.protein}g de proteína, ${n.carbs}g de carbohidratos, ${n.fat}g de grasa.`,
  burnedOn: (day, n) => `${capital(day)}: ${n} cal quemadas con ejercicio.`,
  lastDays: (days) => `últimos ${days} días`,
  ofMeal: (meal, day) => `${meal}, ${day}`,
  isLogged: (list) => `Sí: ${list}`,
  isNotLogged: (what) => `No: nada anotado de ${what}.`,
  holds: (what, name, value) => `${what}: ${value}${unitOf(name)}.`,
  untracked: 'Guardo calorías, proteína, carbohidratos, grasa, azúcar, fibra y sodio, nada más.',
  week: (span, days, calories, macros, workouts, burned) =>
    `${span} días hasta ayer (${days} anotado${days === 1 ? '' : 's'}): ${calories} cal al día${macros ? `, ${macros.protein}P ${macros.carbs}C ${macros.fat}G` : ''}. ${workouts} ejercicio${workouts === 1 ? '' : 's'}, ${burned} cal quemadas.`,
  nothingThisWeek: 'Nada anotado en ese tiempo.',
  average: (name, mean, days) => `Promedio de ${mean}${UNIT[name]} al día en ${days} día${days === 1 ? '' : 's'}.`,
  extremes: (name, most, least, days) =>
    least
      ? `De ${days} días anotados, más: ${most.day}, ${most.value}${UNIT[name]}; menos: ${least.day}, ${least.value}${UNIT[name]}.`
      : `Solo hay un día anotado, ${most.day}: ${most.value}${UNIT[name]}.`,
  workoutsWord: 'ejercicios',
  counted: (what, count, days) => `${capital(what)}: ${count} ${days === 1 ? 'hoy' : `en ${days} días`}.`,
  most: (name, item, value, all) => `Sobre todo de ${item}: ${value} de ${all}${unitOf(name)}.`,
  rated: (title, rating, comment) => `${title}: ${rating}/10. ${comment}`,
  nothingToRate: (meal) =>
    meal ? `No hay ${meal.toLowerCase()} anotado hoy para calificar.` : 'No hay comida anotada hoy para calificar.',
  cannotRate: (title) => `${title} tiene muy pocos datos para calificar.`,
  unknownFood: (words) => `No conozco "${words}". Anótalo con sus calorías, ej.: "${words} 300 cal".`,
  foodHolds: (names, figures) => `${names}: ${figures}. No anotado; escribe "lo comí" si lo comiste.`,
  holdsEach: (name, calories, protein) => `${name}: ${calories} cal, ${protein}g de proteína.`,
  notLoggedYet: 'Nada anotado: escribe lo que comiste.',
  fits: (names, calories, day, left) => {
    const where =
      left === null
        ? `Hoy serían ${day} cal.`
        : left >= 0
          ? `Cabe: hoy serían ${day}, quedan ${left}.`
          : `Hoy serían ${day}, ${-left} de más.`;
    return `${names}: ${calories} cal. ${where} Escribe "lo comí" para anotarlo.`;
  },
  planIs: (plan, limits, used, upgrade) =>
    `Tu plan es ${capital(plan)}: ${few(limits.texts)} textos, ${few(limits.meals)} comidas, ${few(limits.workouts)} ejercicios al día. Hoy: ${used.texts}, ${used.meals}, ${used.workouts}.${upgrade ? ` Más: ${upgrade}` : ''}`,
  worksWhere: 'Funciono con números de Estados Unidos y Canadá, también de viaje: escríbeme tu nueva zona horaria.',
  site: (link: string): string => `Tu registro, gráficas, metas y ajustes: ${link}`,
  upgrade: (plus, pro, link) => `Plus cuesta $${plus} y Pro $${pro} al mes. Compara y cambia aquí: ${link}`,
  planDifference: (plus, pro, link) =>
    `Plus, $${plus} al mes: comidas sin límite, ejercicios básicos, 30 días de calorías, informe semanal. Pro, $${pro}: comidas y ejercicios sin límite, 30 días de todos los macros, recordatorios diarios, nota de cada comida. ${link}`,
  billing: (link) => `Administra o cancela tu suscripción aquí: ${link} Este texto no cambió nada.`,
  account: (link) => `Eso se hace en la página de tu cuenta: ${link} Este texto no cambió nada.`,
  accuracy:
    'Son estimaciones con datos del USDA: con peso, dentro del 10%; descrito, dentro del 20-35%. Di gramos u onzas para más exactitud.',
  privacy: (link) => `Tus datos son tuyos: no los vendemos y puedes exportarlos o borrarlos: ${link}`,
  howTo:
    'Escribe lo que comes o haces: "2 huevos y pan", "corrí 30 min". Corrige diciéndolo: "en realidad 3 huevos", "deshacer". /help muestra los comandos.',
  enough: (calories) =>
    `${calories ? `Si ${calories} cal bastan depende` : 'Lo adecuado depende'} de estatura, peso, edad y actividad. Muchos adultos necesitan 1600-3000 al día. Pregunta a un médico; esto no es consejo médico.`,
  timeIs: (clock, zone) => `Son las ${clock} en ${zone}. Di una ciudad para cambiarlo.`,
  waterToday: (ml, country) => `Agua hoy: ${waterText(ml, country)}.`,
  water: waterText,
  noWeight: 'Sin peso anotado. Escribe ej.: "peso 170 lb".',
  weightIs: (kg, country) => `Último peso: ${weightText(kg, country)}.`,
  noSaved: 'Aún no hay comidas guardadas. Tras una comida: guarda eso como (nombre)',
  savedList: (meals) => `Guardadas: ${meals.join('; ')}. Escribe un nombre para anotarla.`,
  noMemory: 'No recuerdo comidas especiales tuyas.',
  memoryList: (kept) => `Recuerdo: ${kept.join('; ')}. Para quitar una: olvida (palabra)`,
  noGoals: 'Aún no hay metas. Escribe ej.: /goal calories 2000',
  noGoalYet: (name) => `Aún no tienes meta de ${name}.`,
  goalsAre: (goals) => `Metas diarias: ${goals.map(({ name, value }) => `${value}${UNIT[name]}`).join(', ')}.`,
  goalSet: (name, value, unit) => `Tu meta de ${name} es ahora ${value} ${unit} al día.`,
  goalsCleared: 'Todas tus metas quedaron borradas. Escribe "deshacer" para recuperarlas.',
  goalCleared: (name) => `Tu meta de ${name} quedó borrada.`,
  goalOutOfBounds: (name, min, max, unit) => `Una meta de ${name} va de ${min} a ${max} ${unit}. Nada cambió.`,
  reminderSet: (which, on, time) =>
    which === 'summary'
      ? on
        ? `Resumen del día a las ${time}.`
        : 'Sin resumen del día.'
      : on
        ? `Recordatorio (${WHICH[which]}) a las ${time}.`
        : `Sin recordatorio (${WHICH[which]}).`,
  weeklyReportOn: 'El informe semanal te llega por mensaje el domingo por la noche.',
  weeklyReportOff: 'Sin informe semanal por mensaje. Sigue en tu página History.',
  newsSet: (on) =>
    on
      ? 'Recibes novedades: unos pocos mensajes al mes como mucho sobre Mealtext y sus planes. Escribe "no quiero novedades" para dejarlas.'
      : 'No más novedades nuestras. Lo demás sigue igual.',
  notificationsSet: (on) => (on ? 'Los recordatorios vuelven.' : 'Todos los recordatorios están apagados. Puedes anotar como antes.'),
  remindersNeedPlan: (link) => `Guardado, pero los recordatorios empiezan con Pro${link ? `: ${link}` : '.'}`,
  remindersAre: (list) => `Activos: ${list.map(({ which, time }) => `${WHICH[which]} ${time}`).join(', ')}.`,
  reminderIs: (which, on, time) => (on ? `${capital(WHICH[which])}: a las ${time}.` : `${capital(WHICH[which])}: apagado.`),
  noReminders: 'No hay recordatorios activos. Escribe ej.: "recuérdame el almuerzo a las 12:30".',
  remindersStay: 'Bien, los recordatorios quedan como están.',
  zoneSet: (zone, clock) => `Tu zona horaria es ahora ${zone}, donde son las ${clock}. Los días pasados no cambian.`,
  nameSet: (name) => `Bien, ${name}.`,
  waterGoalSet: (amount) => `Meta de agua: ${amount} al día.`,
  waterGoalGone: 'Sin meta de agua.',
  languageSet: 'Bien, contesto en español.',
  quietHours: (link) =>
    `Solo escribo primero a las horas que elegiste. ¿Cuál quito? Ej.: "quita el recordatorio de la cena". Todos: ${link}`,
  lastTime: (day, what) => `${capital(day)}. ${what}`,
  notFoundLately: (what) => `${capital(what)}: nada en los días que puedo ver.`,
  daysBeside: (name, one, other) => `${capital(one.day)} ${one.value}${UNIT[name]}, ${other.day} ${other.value}${UNIT[name]}.`,
  streak: (days, today) =>
    days === 0
      ? 'Aún sin días seguidos: anota algo hoy y empieza.'
      : `${days} día${days === 1 ? '' : 's'} seguido${days === 1 ? '' : 's'} con algo anotado${today ? ', hoy incluido' : ' hasta ayer; hoy sigue abierto'}.`,
  done: (what, where, count, minutes, way, burned) =>
    count === 0
      ? `${capital(what)}, ${where}: nada.`
      : `${capital(what)}, ${where}: ${count === 1 ? '1 vez' : `${count} veces`}, ${minutes} min${way ? `, ${way}` : ''}, ${burned} cal quemadas.`,
  burnOf: (what, way, minutes, burned) =>
    `${what}: ${way ? `${way}, ` : ''}${minutes} min queman unas ${burned} cal. No lo anoté; escríbelo cuando lo hagas.`,
  weightTrend: (earlier, way, change, since, country) =>
    `Antes: ${earlier.map(({ day, kg }) => `${day} ${weightText(kg, country)}`).join(', ')}. Tendencia: ${way === 'same' ? 'casi igual' : `${weightText(change, country)} ${way === 'down' ? 'menos' : 'más'}`} desde ${since}.`,
  usesADay: (kcal, margin) =>
    `Gastas unas ${kcal} cal al día, con un margen de ${margin}: calculado con lo que comiste y cómo cambió tu peso en las últimas 4 semanas.`,
  useNeeds: (days, weighIns) =>
    `Lo calculo con tu registro y tu peso de 4 semanas. Todavía falta: ${[...(days > 0 ? [`${days} día${days === 1 ? '' : 's'} con comidas`] : []), ...(weighIns > 0 || days === 0 ? [`${Math.max(1, weighIns)} peso${weighIns > 1 ? 's' : ''} más (ej.: "peso 170 lb")`] : [])].join(' y ')}.`,
  useInPlan: 'Lo que gastas al día se calcula en los planes Plus y Pro, con tu registro y tu peso de 4 semanas.',
  eatFor: (aim, kcal, margin, goal) =>
    `Gastas unas ${kcal} cal al día (con un margen de ${margin}). ${aim === 'lose' ? `Unas ${goal} cal al día, más lo que entrenes, es lo más bajo que sugiero: hasta una libra por semana.` : `Unas ${goal} cal al día, más lo que entrenes, es una subida lenta.`} Escribe "meta ${goal} calorías" para fijarla. Un médico o nutriólogo sabe qué te conviene.`,
  gaining: (goal) =>
    `Unas 250 cal al día más de lo que quemas es una subida lenta, media libra por semana.${goal ? ` Tu meta: ${goal} cal al día.` : ''} Un médico o nutriólogo sabe qué te conviene.`,
  slimming: (goal) =>
    `Unas 500 cal al día menos de lo que quemas es una libra por semana; más de 1-2 lb por semana es demasiado rápido.${goal ? ` Tu meta: ${goal} cal al día.` : ''} Un médico o nutriólogo sabe qué te conviene.`,
  noIdeas: 'No conozco nada que encaje. Pregunta p. ej. "ideas de cena de menos de 600 cal".',
  ideas: (limit, calories, protein, named) =>
    `${limit === null ? '' : `Hasta ${limit} cal: `}${capital(named.map((one) => `${one.words}, ${one.calories} cal, ${one.value}${UNIT[one.nutrient]}`).join('; '))}.${calories === null ? '' : ` Te quedan ${Math.max(0, calories)} cal${protein === null ? '' : ` y ${Math.max(0, protein)}g de proteína`}.`}`,
};
