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
  help: 'Conozco /breakfast /lunch /dinner /snack [comida], /goal, /workout, /summary, /delete y /help. O diga simplemente lo que comió.',
};

export const service: typeof English = {
  help: 'Escriba lo que come o hace: "2 huevos y pan", "corrí 30 min". Corregir: "en realidad 3", "deshacer". /breakfast /lunch /dinner /snack [comida], /goal protein 120, /workout correr 30 300, /summary, /delete 17.',
  usage: (command) => USAGE[command] ?? USAGE['help']!,
  complianceHelp: (support) =>
    `Mealtext: anote comidas y ejercicio por texto. Ayuda: ${support}. Frecuencia variable. Pueden aplicar cargos por mensajes y datos. Responda STOP para no recibir más.`,
  optedOut: 'Mealtext: se dio de baja y no recibirá más textos. Escriba START para volver.',
  optedOutPlanStays: (link) =>
    `Mealtext: no recibirá más textos. Su plan de pago sigue igual; cancélelo en ${link} Escriba START para volver.`,
  optedIn: 'Mealtext: está de alta otra vez. Escriba lo que come. Pueden aplicar cargos. HELP para ayuda, STOP para no recibir más.',
  signup: (link) =>
    `Esto es Mealtext, un diario de comidas por texto. Este número no está registrado: ${link} Responda STOP para no recibir más.`,
  welcomeFirst: (name) =>
    `¡Bienvenido a Mealtext${name ? `, ${name}` : ''}! Escriba lo que come, ej.: "2 huevos y pan". Respuestas y los recordatorios que elija. Pueden aplicar cargos. HELP para ayuda, STOP para no recibir más.`,
  identify: (link) => `Esto es Mealtext, un diario automático de comidas: ${link} Responda STOP para no recibir más.`,
  wrongNumber: 'Disculpe. Esto es Mealtext, un diario de comidas por texto. Responda STOP y este número no recibirá más.',
  handoff: 'Avisé a nuestro equipo. Alguien le responderá aquí; puede seguir anotando.',
  handedBack: 'Una persona le ha respondido; Mealtext vuelve a responder por sí mismo. Diga simplemente lo que come.',
  phoneChange: (link, support) =>
    `Un número nuevo se verifica primero con un código: entre en ${link} o escriba a ${support}. Nada cambió.`,
  phoneLeft: (ending, support) =>
    `Mealtext: su cuenta pasó al número que termina en ${ending}. Este ya no recibirá nada de ella. ¿No fue usted? Escriba ya a ${support}.`,
  phoneCame: (support) =>
    `Mealtext: su cuenta está ahora en este número; escriba desde aquí. ¿No fue usted? Escriba a ${support}. HELP para ayuda, STOP para no recibir más.`,
  passwordChanged: (support) =>
    `Mealtext: se cambió su contraseña y se cerró la sesión en sus otros aparatos. ¿No fue usted? Escriba ya a ${support}.`,
  mealLimit: (what, limit, link) =>
    `No anotado: ${what}. Free tiene ${limit} comidas al día; empieza de nuevo a medianoche.${link ? ` Sin límite con Plus: ${link}` : ''}`,
  workoutsNeedPlan: (link) => `No anotado: los ejercicios requieren Plus o Pro.${link ? ` ${link}` : ''}`,
  workoutLimit: (limit, link) => `No anotado. Plus: máximo de ${limit} ejercicio al día.${link ? ` Sin límite con Pro: ${link}` : ''}`,
  textLimit: (limit, link) =>
    `Eso fue más de los ${limit} textos al día de su plan, así que no hice nada. Empieza de nuevo a medianoche.${link ? ` Más: ${link}` : ''}`,
  ratingNeedsPlan: (link) => `Las calificaciones de salud son solo para Pro${link ? `: ${link}` : '.'}`,
  historyNeedsPlan: (link) => `Los días pasados y el informe semanal vienen con Plus y Pro${link ? `: ${link}` : '.'}`,
  macrosNeedPlan: (link) => `Los días pasados muestran calorías con Plus; los macros vienen con Pro${link ? `: ${link}` : '.'}`,
  safety: (topic, country) => {
    const eating = country === 'CA' ? 'llame a NEDIC 1-866-633-4220' : 'llame a ANAD 1-888-375-7767';
    const texts: Record<SafetyTopic, string> = {
      crisis:
        'Gracias por escribirlo. No tiene que pasar por esto a solas: llame o envíe un texto al 988 a cualquier hora, gratis. Si está en peligro ahora, llame al 911. Una persona de nuestro equipo también lo verá.',
      'eating-disorder': `Eso suena difícil, y no es su culpa. Solo soy un diario de comidas, pero hay gente que entiende y ayuda: ${eating}, o el 988. Nada cambió en su diario.`,
      emergency: 'Llame al 911 ahora. Solo soy un diario de comidas y no puedo ayudar en una emergencia. No espere respuesta aquí.',
      age: 'Mealtext no es para menores de 13 años. Hable de comida y salud con sus padres u otro adulto de confianza. Nuestro equipo revisará esta cuenta.',
      medical:
        'No puedo aconsejar sobre medicinas, dosis, embarazo o enfermedad: pregunte a su médico o farmacéutico. Esto no es consejo médico.',
    };
    return texts[topic];
  },
  safetyNote: (topic, country) => {
    const texts: Record<SenseTopic, string> = {
      crisis: 'Si la está pasando mal, no tiene que estar a solas: llame o envíe un texto al 988, a cualquier hora, gratis.',
      'eating-disorder': `Si la comida le pesa, hay gente que entiende: ${country === 'CA' ? 'NEDIC 1-866-633-4220' : 'ANAD 1-888-375-7767'}.`,
      emergency: 'Si es una emergencia, llame al 911 ahora.',
      medical: 'Sobre medicinas o enfermedad, pregunte a su médico o farmacéutico.',
      age: 'Mealtext es para mayores de 13 años.',
      'opt-out': 'Parar todos los mensajes? Responda STOP',
    };
    return texts[topic];
  },
  welcome: 'De nada.',
  greeting: (name) => `¡Hola${name ? ` ${name}` : ''}! Escriba lo que comió o su ejercicio.`,
  alreadyLogged: 'Bien, entonces no anoté nada más.',
  kind: 'Le escucho, y siento que se sienta así. Una comida o un día no dice nada de su valor. Si le pesa, hablar con alguien ayuda: 988, a cualquier hora.',
  calm: 'Siento que salió mal. Dígame qué corregir, o escriba "hablar con una persona" y nuestro equipo le atiende.',
  onlyYourOwn: 'Solo puedo mostrarle su propio diario.',
  noCards: 'No envíe números de tarjeta por texto. No se cobró nada. Solo se paga en nuestro sitio.',
  noPhotos: 'Todavía no veo fotos. Escriba qué es, ej.: "sándwich de pavo y manzana".',
  noMedia: 'Solo leo texto. Escriba lo que comió o hizo.',
  codeGoesInBrowser: 'Parece un código de acceso: escríbalo en el navegador y no lo comparta con nadie.',
  cannotOpenLink: 'No puedo abrir enlaces. ¿Qué comida fue, y cuánto comió?',
  languagesWeKnow: 'Leo inglés, francés y español. Escriba lo que comió en uno de ellos.',
  notHandled: 'Disculpe, no pude procesar su último mensaje y no se registró nada. Escríbalo con otras palabras, por favor.',
  notUnderstood: (words) => `No pude sacar una comida o ejercicio de "${words}". Pruebe ej.: "2 huevos y pan". /help explica más.`,
  savedForLater: 'No pude leer eso ahora. Sus palabras quedan guardadas; lo intento de nuevo pronto y lo anoto a su hora.',
};
