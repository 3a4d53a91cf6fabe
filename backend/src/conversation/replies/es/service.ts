import type { SafetyTopic } from '../../intents/intent.js';
import type { SenseTopic } from '../../safety/classes.js';
import type { service as English } from '../en/service.js';

const USAGE: Readonly<Record<string, string>> = {
  breakfast: 'Uso: /breakfast [comida], ej.: /breakfast 2 huevos y pan',
  lunch: 'Uso: /lunch [comida], ej.: /lunch sándwich de pavo',
  dinner: 'Uso: /dinner [comida], ej.: /dinner pollo con arroz',
  snack: 'Uso: /snack [comida], ej.: /snack manzana',
  goal: 'Uso: /goal calories|protein|carbs|fat|sugar [número], ej.: /goal protein 120',
  workout: 'Uso: /workout [actividad] [minutos] [calorías], ej.: /workout correr 30 300',
  delete: 'Uso: /delete [número], ej.: /delete 17. /delete solo muestra lo de hoy.',
  help: 'Conozco /breakfast /lunch /dinner /snack [comida], /goal, /workout, /summary, /delete y /help. O di simplemente lo que comiste.',
};

export const service: typeof English = {
  help: 'Escribe lo que comes o haces: "2 huevos y pan", "corrí 30 min". Corregir: "en realidad 3", "deshacer". /breakfast /lunch /dinner /snack [comida], /goal protein 120, /workout correr 30 300, /summary, /delete 17.',
  usage: (command) => USAGE[command] ?? USAGE['help']!,
  complianceHelp: (support) =>
    `Mealtext: anota comidas y ejercicio por texto. Ayuda: ${support}. Frecuencia variable. Pueden aplicar cargos por mensajes y datos. Responde STOP para no recibir más.`,
  optedOut: 'Mealtext: te diste de baja y no recibirás más textos. Escribe START para volver.',
  optedOutPlanStays: (link) =>
    `Mealtext: no recibirás más textos. Tu plan de pago sigue igual; cancélalo en ${link} Escribe START para volver.`,
  optedIn: 'Mealtext: estás de alta otra vez. Escribe lo que comes. Pueden aplicar cargos. HELP para ayuda, STOP para no recibir más.',
  signup: (link) =>
    `Esto es Mealtext, un diario de comidas por texto. Este número no está registrado: ${link} Responde STOP para no recibir más.`,
  welcomeFirst: (name) =>
    `¡Te damos la bienvenida a Mealtext${name ? `, ${name}` : ''}! Escribe lo que comes, ej.: "2 huevos y pan". Respuestas y los recordatorios que elijas. Pueden aplicar cargos. HELP para ayuda, STOP para no recibir más.`,
  identify: (link) => `Esto es Mealtext, un diario automático de comidas: ${link} Responde STOP para no recibir más.`,
  wrongNumber: 'Disculpa. Esto es Mealtext, un diario de comidas por texto. Responde STOP y este número no recibirá más.',
  handoff: 'Avisé a nuestro equipo. Alguien te responderá aquí; puedes seguir anotando.',
  handedBack: 'Una persona te ha respondido; Mealtext vuelve a responder por sí mismo. Di simplemente lo que comes.',
  phoneChange: (link, support) =>
    `Un número nuevo se verifica primero con un código: entra en ${link} o escribe a ${support}. Nada cambió.`,
  phoneLeft: (ending, support) =>
    `Mealtext: tu cuenta pasó al número que termina en ${ending}. Este ya no recibirá nada de ella. ¿No fuiste tú? Escribe ya a ${support}.`,
  phoneCame: (support) =>
    `Mealtext: tu cuenta está ahora en este número; escribe desde aquí. ¿No fuiste tú? Escribe a ${support}. HELP para ayuda, STOP para no recibir más.`,
  passwordChanged: (support) =>
    `Mealtext: se cambió tu contraseña y se cerró la sesión en tus otros aparatos. ¿No fuiste tú? Escribe ya a ${support}.`,
  mealLimit: (what, limit, link) =>
    `No anotado: ${what}. Free tiene ${limit} comidas al día; empieza de nuevo a medianoche.${link ? ` Sin límite con Plus: ${link}` : ''}`,
  workoutsNeedPlan: (link) => `No anotado: los ejercicios requieren Plus o Pro.${link ? ` ${link}` : ''}`,
  workoutLimit: (limit, link) => `No anotado. Plus: máximo de ${limit} ejercicio al día.${link ? ` Sin límite con Pro: ${link}` : ''}`,
  textLimit: (limit, link) =>
    `Eso fue más de los ${limit} textos al día de tu plan, así que no hice nada. Empieza de nuevo a medianoche.${link ? ` Más: ${link}` : ''}`,
  ratingNeedsPlan: (link) => `Las calificaciones de salud son solo para Pro${link ? `: ${link}` : '.'}`,
  historyNeedsPlan: (link) => `Los días pasados y el informe semanal vienen con Plus y Pro${link ? `: ${link}` : '.'}`,
  macrosNeedPlan: (link) => `Los días pasados muestran calorías con Plus; los macros vienen con Pro${link ? `: ${link}` : '.'}`,
  safety: (topic, country) => {
    const eating = country === 'CA' ? 'llama a NEDIC 1-866-633-4220' : 'llama a ANAD 1-888-375-7767';
    const texts: Record<SafetyTopic, string> = {
      crisis:
        'Gracias por escribirlo. No tienes que pasar por esto a solas: llama o envía un texto al 988 a cualquier hora, gratis. Si estás en peligro ahora, llama al 911. Una persona de nuestro equipo también lo verá.',
      'eating-disorder': `Eso suena difícil, y no es tu culpa. Solo soy un diario de comidas, pero hay gente que entiende y ayuda: ${eating}, o el 988. Nada cambió en tu diario.`,
      emergency: 'Llama al 911 ahora. Solo soy un diario de comidas y no puedo ayudar en una emergencia. No esperes respuesta aquí.',
      age: 'Mealtext no es para menores de 13 años. Habla de comida y salud con tus padres u otro adulto de confianza. Nuestro equipo revisará esta cuenta.',
      medical:
        'No puedo aconsejar sobre medicinas, dosis, embarazo o enfermedad: pregunta a tu médico o farmacéutico. Esto no es consejo médico.',
    };
    return texts[topic];
  },
  safetyNote: (topic, country) => {
    const texts: Record<SenseTopic, string> = {
      crisis: 'Si la estás pasando mal, no tienes que estar a solas: llama o envía un texto al 988, a cualquier hora, gratis.',
      'eating-disorder': `Si la comida te pesa, hay gente que entiende: ${country === 'CA' ? 'NEDIC 1-866-633-4220' : 'ANAD 1-888-375-7767'}.`,
      emergency: 'Si es una emergencia, llama al 911 ahora.',
      medical: 'Sobre medicinas o enfermedad, pregunta a tu médico o farmacéutico.',
      age: 'Mealtext es para mayores de 13 años.',
      'opt-out': '¿Parar todos los mensajes? Responde STOP',
    };
    return texts[topic];
  },
  welcome: 'De nada.',
  greeting: (name) => `¡Hola${name ? ` ${name}` : ''}! Escribe lo que comiste o tu ejercicio.`,
  alreadyLogged: 'Bien, entonces no anoté nada más.',
  kind: 'Te escucho, y siento que te sientas así. Una comida o un día no dice nada de tu valor. Si te pesa, hablar con alguien ayuda: 988, a cualquier hora.',
  calm: 'Siento que salió mal. Dime qué corregir, o escribe "hablar con una persona" y nuestro equipo te atiende.',
  onlyYourOwn: 'Solo puedo mostrarte tu propio diario.',
  noMeter: 'No guardo medidas del cuerpo, como glucosa o presión, ni puedo valorarlas: tu equipo médico sí.',
  noCards: 'No envíes números de tarjeta por texto. No se cobró nada. Solo se paga en nuestro sitio.',
  noPhotos: 'Todavía no veo fotos. Escribe qué es, ej.: "sándwich de pavo y manzana".',
  photosSeen: 'Sí: manda la foto de una comida o de una etiqueta nutricional. Te digo qué veo y lo anoto cuando digas.',
  photoTrouble: {
    'not-now': 'No pude ver tu foto ahora. Escribe qué es, ej.: "sándwich de pavo y manzana".',
    unclear: 'No distingo comida en tu foto. Escribe qué es, ej.: "sándwich de pavo y manzana".',
    unusable: 'No pude abrir esa imagen. Manda una foto (JPEG, PNG o WebP, hasta 5 MB) o escribe qué es.',
  },
  seenOnPhoto: (items, calories) =>
    `Según tu foto, estimado: ${items}: unas ${calories} cal. Aún no anotado. Escribe SÍ para anotarlo, cuánto comiste (ej.: "la mitad") o qué era.`,
  onlyFirstPhoto: 'Solo miré la primera de tus fotos.',
  noMedia: 'Solo leo texto. Escribe lo que comiste o hiciste.',
  codeGoesInBrowser: 'Parece un código de acceso: escríbelo en el navegador y no lo compartas con nadie.',
  cannotOpenLink: 'No puedo abrir enlaces. ¿Qué comida fue, y cuánto comiste?',
  languagesWeKnow: 'Leo inglés, francés y español. Escribe lo que comiste en uno de ellos.',
  notHandled: 'Disculpa, no pude procesar tu último mensaje y no se registró nada. Escríbelo con otras palabras, por favor.',
  notUnderstood: (words) => `No pude sacar una comida o ejercicio de "${words}". Prueba ej.: "2 huevos y pan". /help explica más.`,
  savedForLater: 'No pude leer eso ahora. Tus palabras quedan guardadas; lo intento de nuevo pronto y lo anoto a su hora.',
};
