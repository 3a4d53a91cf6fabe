import { keepLast } from '../domain/keep-last.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { splitWords, withoutElision } from '../food/form-words.js';
import { once } from '../food/once.js';
import { builtInTable, namesTell, ordinaryIn } from '../food/index.js';
import { stemWord } from '../food/words.js';
import { isFoodWordOf, plainOf } from '../food/retrieval/abroad.js';
import { ordinaryOf } from '../food/retrieval/ordinary.js';
import { fold } from '../language/fold.js';
import { countedWords, shortIn, shortWords } from '../language/texting.js';
import { type Token, tokenise } from '../language/token.js';
import type { Language } from './reading.js';

const NO_CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map();

/*
 * Words that give a language away. Dish names do not: "cafe au lait" and "arroz con pollo" are English breakfasts too.
 * A strong word counts two, a weak one one; two points are needed to leave the language we know.
 */
const STRONG: Record<Language, string> = {
  en: 'i had ate have just my the and with for was were is are did do how what not please actually call add set text yesterday today lunch breakfast dinner morning ran walked lifted',
  fr: "je d'eau musculation j'ai j'avais jai mange mangee bu pris une des pis hier aujourd'hui souper diner dejeuner collation oeufs beigne couru marche nage combien c'etait cetait est-ce arrete arretez m'ecrire ecris aide arret annule merci calories-la s'il soir midi matin moitie seulement plutot toast-la reste-t-il reste puis quoi mon mes pointes ajoute enleve efface supprime rappel oublie change-le change-la change-les enleve-le enleve-la enleve-les ajoute-le remplace remplacez remets mets objectif bonjour salut moi semaine moyenne proteines lipides glucides meme rien encore cesse quel quelle quels quelles aujourd'hui-la matin-la j'en j'avais-la desabonnez-moi desabonne-moi laissez-moi deux trois quatre avais avait etais etait suis c'est j'etais l'etais n'ai l'ai qu'est-ce allo ouais ouin mangeais dejeune boire beaucoup jamais toujours apres avant tantot demain journee pourquoi comment veux peux dois vais petite petit petits petites gros grosse verres tasses canette cuillere tranche tranches pointe ton tes ses nous vous leur chum blonde aussi pendant fini bonsoir bientot ",
  es: 'comi desayune almorce cene tome bebi una unas unos fueron desayuno almuerzo cena merienda corri camine nade cuantas cuantos cuanta cuanto falta faltan llevo hoy ayer manden mandes mensajes deshacer gracias mitad solo quiero tengo recuerdame llamame cambialo cambiala cambialos cambialas quitalo quitala quitalos quitalas ponlo ponla ponlos sacalo sacala sacale hazlo hazla dejalo dejala borrala borralos agregalo agregala anadele anotalo anotala apuntalo apuntala minutos queda quedan mis fue era eran por favor hola anoche borra agrega anade quita cambia pon meta recordatorio ayuda dos tres cuatro manana noche tarde borralo guarda eso siempre cuanta falta faltan promedio semana proteina proteinas mismo misma estoy estaba eran agregale ponle quitale desayunar almorzar cenar comer mandarme mensaje cual cuales nada tampoco puedo deberia peso libras para porque cuando donde muy mas nomas tambien despues antes nunca ahora aqui rebanada rebanadas pedazo vasos tazas plato platos cucharada media tuve hice hizo toda todo comimos cenamos desayunamos comiendo tomando buenas buenos dias tardes noches bueno pues ademas estuvo gramos lata latas botella bolsa esposo esposa hijo hija abuela mama fui fuimos voy vamos hago hacemos hacer hicimos esta este esa ese caminar correr nadar caminata gimnasio pesas creo sabes dime',
};
const WEAK: Record<Language, string> = {
  en: 'a an of to in on at it that some no eggs slice cup bowl glass large small coffee water half',
  fr: 'un le la les du de au aux et avec sans en chez dans pour oui non mais verre tasse bol eau',
  es: 'un el la los las de del con y sin en para si pero ya vaso taza agua huevos huevo leche queso frijoles cerveza cervezas',
};

const LANGUAGES = ['en', 'fr', 'es'] as const;
type Points = Record<Language, number>;

const wordsOf = (lang: Language): ReadonlySet<string> => new Set([...LEXICONS[lang].phrases.values()].flat().flatMap(({ words }) => words));

const isEnglish = (word: string): boolean => ordinaryOf(word, 'en') !== null;

/** What each word says for each language. */
const POINTS = new Map<string, Points>();
for (const [each, words] of [
  [1, WEAK],
  [2, STRONG],
] as const)
  for (const lang of LANGUAGES)
    for (const word of words[lang].split(' ')) POINTS.set(word, { ...(POINTS.get(word) ?? { en: 0, fr: 0, es: 0 }), [lang]: each });

/** Short forms, which may be an English food's, too: "mtn dew". */
const shortOf = once((): ReadonlyMap<string, Language> => {
  const found = new Map<string, Language>();
  for (const lang of ['fr', 'es'] as const)
    for (const word of shortWords(lang)) if (!POINTS.has(word) && !isEnglish(word)) found.set(word, lang);
  return found;
});

/** Words of one language's lexicon alone, which are none of English: "parents" tells nothing. */
const only = once((): ReadonlyMap<string, Language> => {
  const known = { en: wordsOf('en'), fr: wordsOf('fr'), es: wordsOf('es') };
  const found = new Map<string, Language>();
  for (const lang of LANGUAGES)
    for (const word of known[lang])
      if (word.length > 2 && !LANGUAGES.some((other) => other !== lang && (known[other].has(word) || (other === 'en' && isEnglish(word)))))
        found.set(word, lang);
  return found;
});

/** Of words that one language alone has, one is chance, and what is eaten is called the same in all. */
function ownWords(words: ReadonlySet<string>, lang: Language): number {
  const found = [...words].filter(
    (word) => !POINTS.has(word) && !shortOf().has(word) && (only().get(word) ?? ordinaryIn(word)) === lang,
  ).length;
  return found >= 2 ? found : 0;
}

/** The language a text is clearly written in; `otherwise` when it could be any ("STOP", "2 tacos", "pizza"). */
export const languageOf = <T extends Language | null>(text: string, otherwise: T): Language | T => clearLanguage(text) ?? otherwise;

const namesFoodIn = (word: string, language: 'fr' | 'es'): boolean =>
  isOwnFood(word, language) ||
  (language === 'es' && !namesTell().english.has(word) && plainOf(word).some((plain) => isOwnFood(plain, 'es')));

const isOwnFood = (word: string, language: 'fr' | 'es'): boolean =>
  isFoodWordOf(word, language) || namesTell().own[language].has(stemWord(word));

/** Asked for several times a turn. */
const clearLanguage = keepLast((text: string): Language | null => {
  const all = fold(text).match(/[a-z']+(?:-[a-z]+)*/g) ?? [];
  const words = new Set(all);
  const points: Points = { en: 0, fr: 0, es: 0 };
  for (const word of words) {
    const own = POINTS.get(word);
    if (own) for (const lang of LANGUAGES) points[lang] += own[lang];
    const short = shortOf().get(word);
    if (short && !namesTell().english.has(word)) points[short] += 2;
  }
  if (!text.startsWith('/')) {
    // "dim sum", "siu mai": no Sunday, and no May
    const ofNames = inEnglishNames(all);
    const own = new Set(all.filter((_, at) => !ofNames.has(at)));
    for (const lang of LANGUAGES) points[lang] += ownWords(own, lang);
  }
  const most = (least: number) =>
    LANGUAGES.find((lang) => points[lang] >= least && LANGUAGES.every((other) => other === lang || points[other] < points[lang])) ?? null;
  const clear = most(2);
  if (clear !== null || points.en > 0) return clear;
  // "Mofongo con camarones": a joint of the language, and a food that English does not call so.
  const joint = most(1);
  return joint !== null && joint !== 'en' && [...words].some((word) => namesFoodIn(word, joint) && !namesTell().english.has(word))
    ? joint
    : null;
});

/** English unless this much speaks against it: dishes go by their own names in every language. */
const AHEAD = 1.5;
/** Uses of a word that names foods, of one that is rare or unknown, and of one that could not tell more. */
const OF_FOOD = 3000;
const RARE = 300;
const FREQUENT = 20_000;
/** Words of two letters are units and slips, but for the most frequent. */
const SHORT = 2;
const SURELY = 50_000;
const MOST_WORDS = 60;
/** What an elided article tells of French. */
const ELIDED = 8;

/** What a short form tells of its language, and "d" and "c" between words of Spanish. */
const CUT = 2;
const VITAMINS = new Set(['vitamin', 'vitamins', 'vit', 'vitamine', 'vitamina']);
const CUTS = new Set(['d', 'c', 'q']);
const isCutShort = (tokens: readonly Token[], at: number): boolean =>
  CUTS.has(tokens[at]!.word) &&
  tokens[at - 1]?.is === 'word' &&
  tokens[at + 1]?.is === 'word' &&
  tokens[at + 1]!.word.length > 1 &&
  !VITAMINS.has(tokens[at - 1]!.word);

const weights = new Map<string, readonly number[] | null>();
const MOST_KNOWN = 20_000;

/** How often a word is said in each language, as a logarithm; null where it tells nothing. */
function weighed(word: string): readonly number[] | null {
  let known = weights.get(word);
  if (known === undefined) {
    known = weigh(word);
    if (weights.size < MOST_KNOWN) weights.set(word, known);
  }
  return known;
}

function weigh(word: string): readonly number[] | null {
  const abroad = (['fr', 'es'] as const).filter((language) => namesFoodIn(word, language));
  const counts = LANGUAGES.map((language) => {
    // A donut is one in English too, whatever other language took the word.
    const english = namesTell().english.has(word) && (abroad.length === 0 || isEnglish(word));
    const own = language === 'en' ? english : abroad.includes(language);
    return Math.max(ordinaryOf(word, language)?.count ?? 0, own ? OF_FOOD : 0);
  });
  const most = Math.max(...counts);
  return most === 0 || (word.length <= SHORT && most < SURELY) ? null : counts.map((count) => Math.log(Math.min(FREQUENT, count) + RARE));
}

/** A food, or a word so frequent that nobody writes it by mistake. */
function isSurely(word: string, language: 'fr' | 'es'): boolean {
  const known = ordinaryOf(word, language);
  return known !== null && (known.food > 0 || known.count >= OF_FOOD);
}

/** Places of words that are a food's English name of two words: "filet mignon" and "premier protein" speak for no other language. */
function inEnglishNames(words: readonly string[]): ReadonlySet<number> {
  const { exact, foreign } = builtInTable().forms;
  const found = new Set<number>();
  for (let at = 0; at + 1 < words.length; at++) {
    const form = exact.get(`${stemWord(words[at]!)} ${stemWord(words[at + 1]!)}`);
    if (form !== undefined && foreign[form] === 0) found.add(at).add(at + 1);
  }
  return found;
}

/** The language that a meal is told in, by how often its words are said in each; English where nothing else is clear. */
export function languageOfMeal(text: string): Language {
  // "J'ai mangé un bagel": who says so tells more than what the food is called.
  const told = clearLanguage(text);
  if (told === 'fr' || told === 'es') return told;
  const sums = [AHEAD, 0, 0];
  // a letter behind a number is a unit in every language
  const tokens = tokenise(text, NO_CONTRACTIONS);
  const spoken = tokens.filter(
    ({ is, word }, at) => is === 'word' && !(word.length === 1 && (tokens[at - 1]?.is === 'number' || isCutShort(tokens, at))),
  );
  const words = [...spoken.flatMap(({ word }) => word.split("'")).slice(0, MOST_WORDS), ...countedWords(text)];
  const own = inEnglishNames(words);
  for (const [at, word] of words.entries()) if (!own.has(at)) weighed(word)?.forEach((weight, language) => (sums[language]! += weight));
  // "l'ananas", "d'orignal"
  if (text.includes("'") && splitWords(fold(text)).some((word) => withoutElision(word) !== word)) sums[LANGUAGES.indexOf('fr')]! += ELIDED;
  for (const { word, at } of tokens.map((token, at) => ({ ...token, at })))
    if (!isEnglish(word) && !namesTell().english.has(word))
      for (const short of shortIn(word, tokens[at - 1]?.is === 'number')) sums[LANGUAGES.indexOf(short)]! += CUT;
  // "reb d pizza", "frijol c queso": words between words cut to a letter
  const cut = tokens.filter((_, at) => isCutShort(tokens, at)).length;
  sums[LANGUAGES.indexOf('es')]! += CUT * cut;
  const language = LANGUAGES[sums.indexOf(Math.max(...sums))]!;
  // a word alone that is no food there is sooner a slip: "tae"
  return language !== 'en' && words.length === 1 && !namesFoodIn(words[0]!, language) && !isSurely(words[0]!, language) ? 'en' : language;
}
