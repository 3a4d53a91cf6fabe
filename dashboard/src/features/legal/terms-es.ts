import type { Clause } from './legal-page';

/** The terms in Spanish, clause by clause as the English has them. */
export const TERMS_ES: readonly Clause[] = [
  {
    title: 'Aceptación',
    text: [
      'Al crear una cuenta, o al escribir a nuestro número para anotar comida o ejercicio, aceptas estos términos y la política de privacidad. Si no los aceptas, por favor no uses el servicio.',
      'El servicio es para personas en Estados Unidos y Canadá con un número de teléfono de allí. No se ofrece a menores de 13 años.',
    ],
  },
  {
    title: 'El servicio',
    text: [
      'Mealtext lleva el registro de las comidas y los entrenamientos que envías por mensaje de texto o en el panel, calcula calorías y nutrientes, los compara con las metas que fijas y, si tu plan lo incluye, envía recordatorios y resúmenes.',
      'Las cifras son estimaciones de tablas públicas de alimentos, de lo que nos dices y, en algunos casos, de un análisis automático. Pueden estar equivocadas. Cada entrada se puede corregir o borrar.',
      'Hay un plan gratis y planes de pago. Lo que incluye cada uno, y lo que cuesta, se muestra antes de pagar. Un plan de pago se renueva hasta que se cancela; uno cancelado sigue vigente hasta el final del tiempo ya pagado.',
    ],
  },
  {
    title: 'Cuentas',
    text: [
      'Entras con tu número de teléfono y un código que te enviamos. Guarda tu teléfono y tus códigos; nunca pedimos un código por mensaje ni por llamada.',
      'Eres responsable de lo que se hace con tu cuenta. Avísanos si crees que otra persona la usa.',
    ],
  },
  {
    title: 'Consentimiento a los mensajes de texto',
    text: [
      'Al darnos tu número aceptas recibir códigos de acceso y respuestas a lo que nos escribes. Los recordatorios y resúmenes diarios se envían solo si los activas. La frecuencia de los mensajes varía según tu uso. Pueden aplicarse tarifas de mensajes y datos.',
      'Puedes darte de baja en cualquier momento respondiendo STOP, o cambiando tus preferencias en la pantalla de recordatorios. Responde HELP para ayuda y START para volver a recibir mensajes. Aceptar los recordatorios no es condición para usar el servicio.',
      'Las compañías telefónicas no responden por mensajes retrasados o no entregados.',
    ],
  },
  {
    title: 'Tus datos',
    text: [
      'Lo que anotas es tuyo. Puedes exportarlo todo y borrar tu cuenta en la pantalla de ajustes. Nos permites guardarlo y procesarlo para prestar el servicio, como lo describe la política de privacidad.',
    ],
  },
  {
    title: 'Uso razonable y fin del servicio',
    text: [
      'No uses el servicio para violar la ley, dañar a otros, entrar en cuentas que no son tuyas o sobrecargarlo.',
      'Puedes dejarlo en cualquier momento borrando tu cuenta. Podemos suspender o cerrar una cuenta que incumpla estos términos, con aviso cuando sea posible.',
    ],
  },
  {
    title: 'Límites de responsabilidad',
    text: [
      'El servicio se presta tal como está, sin garantías de ningún tipo, hasta donde lo permite la ley. No respondemos por daños indirectos ni por decisiones tomadas a partir de estimaciones. Nada aquí limita una responsabilidad que la ley no permite limitar.',
    ],
  },
  {
    title: 'Aviso médico',
    text: [
      'Mealtext no es un dispositivo médico y no da consejos médicos. No diagnostica, trata ni previene ninguna enfermedad. Habla con un médico o nutriólogo antes de cambiar lo que comes o cómo entrenas, sobre todo si estás embarazada, si tienes una enfermedad como la diabetes, o si tienes o has tenido un trastorno alimentario.',
      'En una emergencia llama al 911. En una crisis en Estados Unidos o Canadá puedes llamar o escribir al 988.',
    ],
  },
  {
    title: 'Cambios',
    text: [
      'Podemos cambiar estos términos. La fecha de arriba dice cuándo cambiaron por última vez, y te avisamos por mensaje o en el panel antes de que un cambio importante entre en vigor.',
    ],
  },
  {
    title: 'Contacto',
    text: [
      'Preguntas sobre estos términos: usa «Enviar comentarios» en la pantalla de tu cuenta, o responde HELP a cualquiera de nuestros mensajes.',
    ],
  },
];
