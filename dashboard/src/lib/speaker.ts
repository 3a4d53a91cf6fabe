import { foreignWords } from './language';
import type { Catalogue } from '../messages/catalogue';

/** What a message's placeholders stand for; figures and dates come as they are shown, counts as numbers. */
export type Values = Readonly<Record<string, string | number>>;

/** A message as it is built from its source: words, or words to be filled in. */
type Message = string | ((values: Values) => string);

/**
 * The voice of one section: says a message of it in the language that is shown. English comes with the code that says it; another language is
 * one chunk for all sections.
 */
export function speaker<Key extends string>(section: keyof Catalogue, english: Readonly<Record<Key, string>>) {
  return (key: Key, values: Values = {}): string => {
    const message: Message = (foreignWords()?.[section] as Readonly<Record<Key, Message>> | undefined)?.[key] ?? english[key];
    return typeof message === 'function' ? message(values) : message;
  };
}
