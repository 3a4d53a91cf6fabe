import type { ways as english } from '../en/ways.js';

export const ways: typeof english = {
  ways: {
    'sign-in': (link) => `Entra con este número: ${link} Llega un código por texto y es todo.`,
    reminders: () => 'Escribe ej.: "recuerdame el almuerzo a la 1pm", "quita el recordatorio de la cena" o "quita los recordatorios".',
    goals: () => 'Escribe ej.: "meta de proteina 120", "meta de calorias 1900". "Mis metas" las muestra.',
    saved: () => 'Tras una comida escribe "guarda eso como mi bowl"; el nombre la anota otra vez. "Mis comidas guardadas" da la lista.',
    language: () => 'Leo y contesto en español, inglés y francés. Escribe ej.: "contesta en inglés".',
    brands: () => 'Di la marca o el lugar, conozco muchos. Si no, escribe lo que dice la etiqueta: "barra 190 cal 4g proteina".',
    water: () => 'Escribe ej.: "16 oz de agua". Solo el agua cuenta como agua; café, té y lo demás son bebidas.',
    weight: () => 'Escribe ej.: "peso 170 lb". "Mi peso" muestra el último.',
    units: () => 'Leo cualquier unidad. Mis respuestas siguen tu país: oz y lb en EE.UU., ml y kg en Canadá.',
    name: () => 'Escribe "llamame" y tu nombre.',
    account: (link) => `Tu cuenta es el número desde el que escribes. Número y contraseña se cambian aquí: ${link}/account`,
    undo: () => 'Escribe DESHACER para quitar lo último, y otra vez para lo anterior.',
    delete: () => 'Escribe "borra el almuerzo", "quita el pan" o /delete 17. /delete solo da la lista de hoy. DESHACER lo regresa.',
    change: () => 'Di qué está mal: "mejor 3 huevos", "fue la cena", "fue ayer", "quita el pan".',
    past: () => 'Di cuándo: "ayer 2 huevos y pan", "pizza anoche".',
    workouts: () => 'Escribe qué hiciste y cuánto: "corri 30 min", "bici 45 min 300 cal".',
    log: () => 'Escribe lo que comiste o hiciste: "2 huevos y pan", "corri 30 min". /help explica más.',
    cancel: (link) => `Un plan de pago se cancela aquí: ${link}/account DESHACER quita lo último. Nada ha cambiado.`,
    counts: () => 'Todo lo que escribes cuenta con sus calorías; solo el agua cuenta como agua.',
  },
  cannotAnswer: 'Eso no lo puedo contestar. Pregunta ej.: "cuanto me queda?", "mi semana" o "calorias de un platano".',
};
