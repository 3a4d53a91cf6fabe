import type { Item } from '../domain/entry.js';
import { fold } from '../language/fold.js';
import { bareName, bareWords } from './replies/bare-words.js';
import type { TurnContext } from './turn-context.js';

/** What a food is called in the language of the talk: names of rows are English. */
export const ownName = ({ name, words }: Item, { lang }: TurnContext): string => (lang === 'en' || !words ? name : bareName(words));
const WITH = { fr: 'avec', es: 'con' } as const;

/** A food with what it was had with, in the language of the talk and by its English name: the table may know the dish by either. */
export const toldWith = (item: Item, words: string, context: TurnContext): string[] => {
  const english = `${item.name} with ${words}`;
  return context.lang === 'en' || !item.words ? [english] : [english, joinedTo(item, words, context.lang, context)];
};

/** "Sandwich au jambon avec fromage". */
export const joinedTo = (item: Item, words: string, lang: 'fr' | 'es', context: TurnContext): string =>
  `${ownName(item, context)} ${WITH[lang]} ${bareWords(words).join(' ')}`;

/** A food with what is said of it, which stands in front in English alone: "diet coke", "coke diète". */
export const toldOf = (words: string, item: Item, context: TurnContext): string => {
  if (context.lang === 'en' || !item.words) return `${words} ${item.name}`;
  const name = ownName(item, context);
  // "Le café avec du lait" names it
  return fold(words).startsWith(`${fold(name)} `) ? words : `${name} ${words}`;
};
