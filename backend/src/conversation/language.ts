import { keepLast } from '../domain/keep-last.js';
import type { Language } from '../reading/reading.js';

/*
 * Words that give a language away. Dish names do not: "cafe au lait" and "arroz con pollo" are English breakfasts too.
 * A strong word counts two, a weak one one; two points are needed to leave the language we know.
 */
const STRONG: Record<Language, string> = {
  en: 'i had ate have just my the and with for was were is are did do how what not please actually call add set text yesterday today lunch breakfast dinner morning ran walked lifted',
  fr: "j'ai j'avais jai mange mangee bu pris une des pis hier aujourd'hui souper diner dejeuner collation oeufs beigne couru marche nage combien c'etait cetait est-ce arrete arretez m'ecrire ecris aide arret annule merci calories-la s'il soir midi matin moitie seulement plutot toast-la reste-t-il reste puis quoi mon mes pointes ajoute enleve efface supprime rappel oublie change-le mets objectif bonjour salut moi semaine moyenne proteines lipides glucides meme rien encore cesse quel quelle quels quelles aujourd'hui-la matin-la j'en j'avais-la desabonnez-moi desabonne-moi laissez-moi deux trois quatre",
  es: 'comi desayune almorce cene tome bebi una unas unos fueron desayuno almuerzo cena merienda corri camine nade cuantas cuantos cuanta cuanto falta faltan llevo hoy ayer ya manden mandes mensajes deshacer gracias mitad solo quiero tengo recuerdame llamame minutos queda quedan mis fue era eran por favor hola anoche borra agrega anade quita cambia pon meta recordatorio ayuda dos tres cuatro manana noche tarde borralo guarda eso siempre cuanta falta faltan promedio semana proteina proteinas mismo misma estoy estaba eran agregale ponle quitale desayunar almorzar cenar comer mandarme mensaje cual cuales nada tampoco puedo deberia',
};
const WEAK: Record<Language, string> = {
  en: 'a an of to in on at it that some no eggs slice cup bowl glass large small coffee water half',
  fr: 'un le la les du de au aux et avec sans en chez dans pour oui non mais verre tasse bol eau',
  es: 'un el la los las de del con y sin en para si pero vaso taza agua huevos huevo leche queso frijoles cerveza cervezas',
};

const LANGUAGES = ['en', 'fr', 'es'] as const;
type Points = Record<Language, number>;

/** What each word says for each language. */
const POINTS = new Map<string, Points>();
for (const [each, words] of [
  [1, WEAK],
  [2, STRONG],
] as const)
  for (const lang of LANGUAGES)
    for (const word of words[lang].split(' ')) POINTS.set(word, { ...(POINTS.get(word) ?? { en: 0, fr: 0, es: 0 }), [lang]: each });

const PLAIN = /^[\n -~]*$/;

/** Lower case, without accents: how words are compared everywhere in this folder. */
export function fold(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase().replace(/œ/g, 'oe');
}

export function withoutAccents(text: string): string {
  // Most texts have none.
  return PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A folded text on one line, without its full stop: what most rules look at. */
export const spoken = keepLast((text: string) =>
  fold(text)
    .replace(/[.!\s]+$/, '')
    .replace(/\s+/g, ' '),
);

/** The language a text is clearly written in; `otherwise` when it could be any ("STOP", "2 tacos", "pizza"). */
export function languageOf<T extends Language | null>(text: string, otherwise: T): Language | T {
  const words = new Set(fold(text).match(/[a-z']+(?:-[a-z]+)*/g));
  const points: Points = { en: 0, fr: 0, es: 0 };
  for (const word of words) {
    const own = POINTS.get(word);
    if (own) for (const lang of LANGUAGES) points[lang] += own[lang];
  }
  const most = LANGUAGES.find((lang) => points[lang] >= 2 && LANGUAGES.every((other) => other === lang || points[other] < points[lang]));
  return most ?? otherwise;
}
