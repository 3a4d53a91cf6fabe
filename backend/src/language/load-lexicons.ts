import { type LanguageData, parsed, parsedAhead } from './data-files.js';
import { joined, lexiconOf, type Lexicon, type LexiconFile } from './lexicon.js';

/** One wish as its data file tells it. */
export interface WishFile {
  asks?: 'any' | 'please';
  all: readonly string[];
  may: string;
  never: string;
}

/** One question as its data file tells it. */
export interface InquiryFile {
  about: 'none' | 'food' | 'foods' | 'logged' | 'kind' | 'saved';
  all: readonly string[];
  may: string;
  never: string;
}

/** One thing that is said in a way better read as another, as its data file tells it. */
export interface RewriteFile {
  say: string;
  by?: string;
  behind?: string;
  'not-behind'?: string;
  next?: string;
  'not-next'?: string;
  end?: boolean;
}

const DATA: LanguageData = parsedAhead() ?? parsed();

/** The words of each language, read once when the program starts. */
export const LEXICONS: Readonly<Record<'en' | 'fr' | 'es', Lexicon>> = {
  en: lexiconOf(DATA.en as LexiconFile),
  fr: lexiconOf(DATA.fr as LexiconFile),
  es: lexiconOf(DATA.es as LexiconFile),
};

const asking = (lang: 'en' | 'fr' | 'es'): Lexicon => {
  const own = DATA[`asking.${lang}`] as LexiconFile;
  return joined(LEXICONS[lang], lexiconOf(own, LEXICONS[lang].contractions));
};

/** The same with the words of goals, settings, questions and whatever else is no food and no correction. */
export const ASKING: Readonly<Record<'en' | 'fr' | 'es', Lexicon>> = { en: asking('en'), fr: asking('fr'), es: asking('es') };

const WAYS_FILE = DATA.ways as Record<'en' | 'fr' | 'es', LexiconFile>;
const asked = (lang: 'en' | 'fr' | 'es'): Lexicon =>
  joined(ASKING[lang], lexiconOf({ ...WAYS_FILE[lang], contractions: {} }, ASKING[lang].contractions));
/** The words of asking with those by which ways to do something are asked for. */
export const WAYS_ASKED: Readonly<Record<'en' | 'fr' | 'es', Lexicon>> = { en: asked('en'), fr: asked('fr'), es: asked('es') };

/** What is known by its concepts, as a data file lists it by name, with the words of each language. */
interface ConceptFile<T> {
  words: Record<'en' | 'fr' | 'es', LexiconFile['words']>;
  of: Readonly<Record<string, T>>;
}

const conceptFile = <T>(name: 'wishes' | 'inquiries'): ConceptFile<T> => {
  const read = DATA[name] as Record<string, unknown>;
  return { words: read['words'] as ConceptFile<T>['words'], of: read[name] as ConceptFile<T>['of'] };
};

/** The words of asking with those of such a file. */
const withAsking = ({ words }: ConceptFile<unknown>): Readonly<Record<'en' | 'fr' | 'es', Lexicon>> => {
  const of = (lang: 'en' | 'fr' | 'es') =>
    joined(ASKING[lang], lexiconOf({ words: words[lang], values: {}, contractions: {} }, ASKING[lang].contractions));
  return { en: of('en'), fr: of('fr'), es: of('es') };
};

const WISH_FILE = conceptFile<WishFile>('wishes');
/** What may be asked for in any words. */
export const WISHES = WISH_FILE.of;
/** The words of asking with those that wishes are known by. */
export const WISHING = withAsking(WISH_FILE);

const INQUIRY_FILE = conceptFile<InquiryFile>('inquiries');
/** What may be asked in any words. */
export const INQUIRIES = INQUIRY_FILE.of;
/** The words of asking with those that questions are known by. */
export const INQUIRING = withAsking(INQUIRY_FILE);

/** Sentence templates by act, as `data/language/sentences.yaml` lists them. */
export const SENTENCES = DATA.sentences as Record<string, readonly string[]>;

/** Short things that are said whole, as `data/language/said.yaml` lists them by name and language. */
export const SAID = DATA.said as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Ways of saying something, as `data/language/shapes.yaml` lists them by name and language, one a line. */
export const SHAPES = DATA.shapes as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is read as something else, as `data/language/rewrites.yaml` lists it. */
export const REWRITES = DATA.rewrites as readonly RewriteFile[];

/** What people text in short, by what it stands for. */
export const TEXTING = DATA.texting as Readonly<Record<'en' | 'fr' | 'es', Readonly<Record<string, string>>>>;

/** What a glucose meter is called and what stands between it and its number, by language. */
export const METERS = byLanguage(DATA.meter as Record<'en' | 'fr' | 'es', Record<string, string>>);

/** What may be eaten, in words that the table knows in English, and for which meals. */
export const IDEAS = DATA.ideas as readonly (Record<'en' | 'fr' | 'es', string> & { for: string })[];

/** How words of a clause tell whose food it was and whether it was eaten, by language. */
export const STANCES = stancesOf(DATA.stance as Record<'en' | 'fr' | 'es', Record<string, string>>);

function stancesOf(files: Record<'en' | 'fr' | 'es', Record<string, string>>): Readonly<Record<'en' | 'fr' | 'es', Lexicon>> {
  const of = (lang: 'en' | 'fr' | 'es') => ({ ...files[lang], whose: possessives(files[lang].other ?? '') });
  return byLanguage({ en: of('en'), fr: of('fr'), es: of('es') });
}

function byLanguage(files: Record<'en' | 'fr' | 'es', Record<string, string>>): Readonly<Record<'en' | 'fr' | 'es', Lexicon>> {
  const of = (lang: 'en' | 'fr' | 'es') => lexiconOf({ words: files[lang], values: {}, contractions: {} }, LEXICONS[lang].contractions);
  return { en: of('en'), fr: of('fr'), es: of('es') };
}

/** "My son's", "the kids": people as owners, with or without an apostrophe. */
function possessives(people: string): string {
  const all = people.split(',').map((one) => one.trim());
  return all.flatMap((one) => (one.endsWith('s') ? [one] : [`${one}'s`, `${one}s`])).join(', ');
}
