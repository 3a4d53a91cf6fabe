import type { ways as english } from '../en/ways.js';

export const ways: typeof english = {
  ways: {
    'sign-in': (link) => `Connectez-vous avec ce numéro: ${link} Un code arrive par texto, rien d'autre à retenir.`,
    reminders: () => 'Textez ex.: "rappelle-moi le diner à 12h30", "arrete le rappel du souper" ou "arrete tous les rappels".',
    goals: () => 'Textez ex.: "objectif protéines 120", "objectif calories 1900". "Mes objectifs" les montre.',
    saved: () =>
      'Après un repas, textez "sauvegarde ça comme bol du midi"; son nom le note encore. "Mes repas sauvegardés" donne la liste.',
    language: () => 'Je lis et réponds en français, en anglais et en espagnol. Textez ex.: "réponds en anglais".',
    brands: () => 'Nommez la marque ou le resto, j\'en connais beaucoup. Sinon textez ce que dit l\'étiquette: "barre granola 190 cal".',
    water: () => "Textez ex.: \"500 ml d'eau\". Seule l'eau compte comme de l'eau; café, thé et le reste sont des boissons.",
    weight: () => 'Textez ex.: "poids 75 kg". "Mon poids" montre le dernier.',
    units: () => 'Je lis toutes les unités. Mes réponses suivent votre pays: ml et kg au Canada, oz et lb aux États-Unis.',
    name: () => 'Textez "appelle-moi" et votre nom.',
    account: (link) => `Votre compte est le numéro d'où vous textez. Numéro et mot de passe se changent ici: ${link}/account`,
    undo: () => "Textez ANNULER pour défaire la dernière chose, et encore pour celle d'avant.",
    delete: () => 'Textez "supprime le diner", "enleve la toast" ou /delete 17. /delete seul donne la liste du jour. ANNULER le ramène.',
    change: () => 'Dites ce qui est faux: "plutot 3 oeufs", "c\'était le souper", "c\'était hier", "enleve la toast".',
    past: () => 'Dites quand: "hier 2 oeufs et une toast", "pizza hier soir".',
    workouts: () => 'Textez quoi et combien de temps: "couru 30 min", "vélo 45 min 300 cal".',
    log: () => 'Textez ce que vous avez mangé ou fait: "2 oeufs et une toast", "couru 30 min". /help en dit plus.',
    cancel: (link) => `Un forfait payant s'annule ici: ${link}/account ANNULER défait le dernier changement. Rien n'a été changé.`,
    counts: () => "Tout ce que vous textez compte avec ses calories; seule l'eau compte comme de l'eau.",
  },
  cannotAnswer: 'Je ne peux pas répondre à cela. Demandez ex.: "il me reste combien?", "ma semaine" ou "calories dans une banane".',
};
