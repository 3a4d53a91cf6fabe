import MessageFormat from '@messageformat/core';

const english = new MessageFormat('en-US');

/** English, built from its source when it is said: what the bundler does beforehand. */
export const speaker =
  (_section: string, words: Readonly<Record<string, string>>) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    english.compile(words[key] ?? '')(values);
