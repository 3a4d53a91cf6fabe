import type { ways as english } from '../en/ways.js';

export const ways: typeof english = {
  ways: {
    'sign-in': (link) => `Connecte-toi avec ce numéro: ${link} Un code arrive par texto, rien d'autre à retenir.`,
    reminders: () => 'Texte ex.: "rappelle-moi le diner à 12h30", "arrete le rappel du souper" ou "arrete tous les rappels".',
    goals: () => 'Texte ex.: "objectif protéines 120", "objectif calories 1900". "Mes objectifs" les montre.',
    saved: () => 'Après un repas, texte "sauvegarde ça comme bol du midi"; son nom le note encore. "Mes repas sauvegardés" donne la liste.',
    language: () => 'Je lis et réponds en français, en anglais et en espagnol. Texte ex.: "réponds en anglais".',
    brands: () => 'Nomme la marque ou le resto, j\'en connais beaucoup. Sinon texte ce que dit l\'étiquette: "barre granola 190 cal".',
    water: () => "Texte ex.: \"500 ml d'eau\". Seule l'eau compte comme de l'eau; café, thé et le reste sont des boissons.",
    weight: () => 'Texte ex.: "poids 75 kg". "Mon poids" montre le dernier.',
    units: () => 'Je lis toutes les unités. Mes réponses suivent ton pays: ml et kg au Canada, oz et lb aux États-Unis.',
    name: () => 'Texte "appelle-moi" et ton nom.',
    account: (link) => `Ton compte est le numéro d'où tu textes. Numéro et mot de passe se changent ici: ${link}/account`,
    undo: () => "Texte ANNULER pour défaire la dernière chose, et encore pour celle d'avant.",
    delete: () => 'Texte "supprime le diner", "enleve la toast" ou /delete 17. /delete seul donne la liste du jour. ANNULER le ramène.',
    change: () => 'Dis ce qui est faux: "plutot 3 oeufs", "c\'était le souper", "c\'était hier", "enleve la toast".',
    past: () => 'Dis quand: "hier 2 oeufs et une toast", "pizza hier soir".',
    workouts: () => 'Texte quoi et combien de temps: "couru 30 min", "vélo 45 min 300 cal".',
    log: () => 'Texte ce que tu as mangé ou fait: "2 oeufs et une toast", "couru 30 min". /help en dit plus.',
    cancel: (link) => `Un forfait payant s'annule ici: ${link}/account ANNULER défait le dernier changement. Rien n'a été changé.`,
    counts: () => "Tout ce que tu textes compte avec ses calories; seule l'eau compte comme de l'eau.",
  },
  cannotAnswer: 'Je ne peux pas répondre à cela. Demande ex.: "il me reste combien?", "ma semaine" ou "calories dans une banane".',
};
