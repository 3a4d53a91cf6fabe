import type { Clause } from './legal-page';

/** The policy in Spanish, clause by clause as the English has it. */
export const PRIVACY_ES: readonly Clause[] = [
  {
    title: 'Lo que recogemos',
    text: [
      [
        'Tu nombre, como nos lo das.',
        'Tu número de teléfono.',
        'Datos de registro: cuándo te registraste, tu zona horaria, tu plan y el consentimiento que diste.',
        'Datos de comidas y nutrición, entrenamientos, metas y horas de recordatorio.',
        'Datos de uso: qué pantallas se abren y qué pasos se completan. Los números de teléfono se ocultan antes de que un evento así salga de tu navegador.',
        'Datos del dispositivo: tipo de navegador y dirección, como los recibe cualquier sitio web.',
        'Mensajes: los que nos envías y los que te enviamos.',
      ],
    ],
  },
  {
    title: 'Para qué lo usamos',
    text: [
      [
        'Para llevar tu registro, responder tus mensajes y mostrar tu panel.',
        'Para enviar los recordatorios y resúmenes que activaste.',
        'Para procesar el pago de los planes. Los datos de la tarjeta van al proveedor de pagos, nunca a nosotros.',
        'Para proteger las cuentas, encontrar fallas y mejorar el servicio.',
      ],
      'Cuando se usan modelos de lenguaje automáticos para entender un mensaje, reciben el mensaje mismo, sin tu nombre ni tu número. Cuando un modelo así mira una foto que enviaste, la recibe sin lo que tu teléfono guardó en ella (lugar, hora, dispositivo).',
    ],
  },
  {
    title: 'Consentimiento a los mensajes de texto',
    text: [
      'Te enviamos códigos de acceso y respuestas. Los recordatorios y resúmenes llegan solo cuando los activas. Responde STOP para darte de baja en cualquier momento. Tu número y tu consentimiento a los mensajes nunca se venden ni se comparten con terceros para su publicidad.',
    ],
  },
  {
    title: 'Con quién se comparte',
    text: [
      'No vendemos tus datos. Los compartimos solo con empresas que trabajan para nosotros (mensajería, alojamiento, pagos, modelos de lenguaje), en lo necesario para ese trabajo, y con las autoridades donde la ley lo exige.',
    ],
  },
  {
    title: 'Seguridad',
    text: [
      'Las conexiones van cifradas, el acceso es limitado y queda registrado, y los códigos de acceso sirven una sola vez y durante diez minutos. Ningún sistema es perfectamente seguro; si pasa algo que te concierne, te lo decimos.',
    ],
  },
  {
    title: 'Tus derechos',
    text: [
      'Puedes ver y corregir tus datos en el panel, exportarlos todos en JSON o CSV y borrar tu cuenta, en la pantalla de ajustes. Al borrarla se eliminan tus datos; queda una marca ilegible de tu número que mantiene una baja en vigor, y los registros que la ley nos obliga a guardar.',
      'Según dónde vivas puedes tener otros derechos, como oponerte o quejarte ante una autoridad. Tratamos a todos por igual cuando los usan.',
    ],
  },
  {
    title: 'Menores',
    text: ['El servicio no se ofrece a menores de 13 años, y no recogemos sus datos a sabiendas. Si sabemos de una cuenta así, se borra.'],
  },
  {
    title: 'Cambios',
    text: [
      'La fecha de arriba dice cuándo cambió esta política por última vez. Te avisamos antes de que un cambio importante entre en vigor.',
    ],
  },
  {
    title: 'Contacto',
    text: [
      'Preguntas sobre privacidad: usa «Enviar comentarios» en la pantalla de tu cuenta, o responde HELP a cualquiera de nuestros mensajes.',
    ],
  },
];
