import type { ways as english } from '../en/ways.js';

export const ways: typeof english = {
  ways: {
    'sign-in': (link) => `Entre con este número: ${link} Llega un codigo por texto y es todo.`,
    reminders: () => 'Escriba ej.: "recuerdame el almuerzo a la 1pm", "quita el recordatorio de la cena" o "quita los recordatorios".',
    goals: () => 'Escriba ej.: "meta de proteina 120", "meta de calorias 1900". "Mis metas" las muestra.',
    saved: () => 'Tras una comida escriba "guarda eso como mi bowl"; el nombre la anota otra vez. "Mis comidas guardadas" da la lista.',
    language: () => 'Leo y contesto en español, inglés y francés. Escriba ej.: "contesta en inglés".',
    brands: () => 'Diga la marca o el lugar, conozco muchos. Si no, escriba lo que dice la etiqueta: "barra 190 cal 4g proteina".',
    water: () => 'Escriba ej.: "16 oz de agua". Solo el agua cuenta como agua; café, té y lo demas son bebidas.',
    weight: () => 'Escriba ej.: "peso 170 lb". "Mi peso" muestra el ultimo.',
    units: () => 'Leo cualquier unidad. Mis respuestas siguen su pais: oz y lb en EE.UU., ml y kg en Canada.',
    name: () => 'Escriba "llamame" y su nombre.',
    account: (link) => `Su cuenta es el número desde el que escribe. Número y contraseña se cambian aqui: ${link}/account`,
    undo: () => 'Escriba DESHACER para quitar lo ultimo, y otra vez para lo anterior.',
    delete: () => 'Escriba "borra el almuerzo", "quita el pan" o /delete 17. /delete solo da la lista de hoy. DESHACER lo regresa.',
    change: () => 'Diga que esta mal: "mejor 3 huevos", "fue la cena", "fue ayer", "quita el pan".',
    past: () => 'Diga cuando: "ayer 2 huevos y pan", "pizza anoche".',
    workouts: () => 'Escriba que hizo y cuanto: "corri 30 min", "bici 45 min 300 cal".',
    log: () => 'Escriba lo que comió o hizo: "2 huevos y pan", "corri 30 min". /help explica mas.',
    cancel: (link) => `Un plan de pago se cancela aqui: ${link}/account DESHACER quita lo ultimo. Nada ha cambiado.`,
    counts: () => 'Todo lo que escribe cuenta con sus calorias; solo el agua cuenta como agua.',
  },
  cannotAnswer: 'Eso no lo puedo contestar. Pregunte ej.: "cuanto me queda?", "mi semana" o "calorias de un platano".',
};
