import { ARTICLES, NUMBER_WORDS, SHARE_WORDS, TENS } from './number-words.js';
import type { Token } from './tokens.js';

/** A number as words or digits say it. */
export interface ReadNumber {
  value: number;
  next: number;
  article: boolean;
  share: boolean;
  vague: boolean;
  times: boolean;
}

/** A number beginning at `i`: digits, words, fractions, mixed numbers, ranges, dozens, "half a", "x3", "3x". */
export function readNumber(tokens: readonly Token[], i: number): ReadNumber | null {
  const token = tokens[i];
  if (!token) return null;
  const make = (value: number, next: number, flags: Partial<ReadNumber> = {}): ReadNumber => ({
    value,
    next,
    article: false,
    share: false,
    vague: false,
    times: false,
    ...flags,
  });
  const text = (k: number): string => tokens[k]?.text ?? '';
  if ((token.text === 'x' || token.text === '*') && tokens[i + 1]?.kind === 'number' && !Number.isNaN(tokens[i + 1]!.value))
    return make(tokens[i + 1]!.value, i + 2);
  const share = readShare(tokens, i);
  if (share) return share;
  if (token.text === 'some' || token.text === 'mucho' || token.text === 'algo') return null;
  if (token.kind === 'number') {
    if (Number.isNaN(token.value)) return null;
    let { value } = token;
    let next = i + 1;
    let vague = false;
    const following = tokens[next];
    // "1 1/2", "1-1/2"
    const fractionAt = following?.text === '-' && tokens[next + 1]?.text.includes('/') ? next + 1 : next;
    if (
      Number.isInteger(value) &&
      tokens[fractionAt]?.kind === 'number' &&
      /^\d\/\d{1,2}$/.test(tokens[fractionAt].text) &&
      tokens[fractionAt].value < 1
    ) {
      value += tokens[fractionAt].value;
      next = fractionAt + 1;
    } else if (
      tokens[next]?.kind === 'and' &&
      readShare(tokens, next + 1)?.share &&
      /^(?:a|an|1\/|half|demi|media|medio|un|une|3\/)/.test(text(next + 1)) &&
      !/^(?:of|a|an|my|the)$/.test(text(readShare(tokens, next + 1)!.next - 1))
    ) {
      const more = readShare(tokens, next + 1)!;
      value += more.value;
      next = more.next;
    } else if (
      (text(next) === '-' || text(next) === 'to' || text(next) === 'or' || text(next) === 'ou' || text(next) === 'o') &&
      tokens[next + 1]?.kind === 'number' &&
      tokens[next + 1]!.value > value &&
      tokens[next + 1]!.value <= value * 3 + 1
    ) {
      value = (value + tokens[next + 1]!.value) / 2;
      next += 2;
      vague = true;
    } else if (following && /^(?:third|quarter|fourth|fifth|eighth)s?$/.test(following.text)) {
      value *= SHARE_WORDS[following.text]!;
      next++;
    }
    if (text(next) === 'ish') next++;
    if (text(next) === 'x' || (text(next) === '*' && tokens[next + 1]?.kind !== 'number')) next++;
    if (
      text(next) === 'dozen' ||
      text(next) === 'douzaine' ||
      text(next) === 'douzaines' ||
      text(next) === 'docena' ||
      text(next) === 'docenas'
    ) {
      value *= 12;
      next++;
    }
    return make(value, next, { vague });
  }
  if (ARTICLES.has(token.text)) {
    const after = text(i + 1);
    const word = NUMBER_WORDS.get(after);
    if (after === 'single' || after === 'double' || after === 'triple') return make(1, i + 1, { article: true });
    if (word !== undefined && after !== 'one' && after !== 'once') {
      const next = i + 2;
      return make(word, next, { vague: after === 'few' });
    }
    if (after === 'good' || after === 'full' || after === 'nice') return make(1, i + 2, { article: true });
    if (after === 'bunch' || after === 'lot' || after === 'little' || after === 'bit' || after === 'ton')
      return { ...make(1, i + 2, { article: true, vague: true }) };
    return make(1, i + 1, { article: true });
  }
  const value = NUMBER_WORDS.get(token.text);
  if (value === undefined || token.text === 'once' || token.text === 'single' || token.text === 'media') return null;
  if (token.text === 'double' || token.text === 'triple') return make(value, i + 1, { times: true });
  if (token.text === 'sept' || token.text === 'par' || token.text === 'quince')
    if (!tokens[i + 1] || tokens[i + 1]!.kind === 'empty') return null;
  if (TENS.has(token.text)) {
    const unit = NUMBER_WORDS.get(text(i + 1) === '-' ? text(i + 2) : text(i + 1));
    if (unit !== undefined && unit > 0 && unit < 10) return make(value + unit, text(i + 1) === '-' ? i + 3 : i + 2);
  }
  if (
    value < 20 &&
    tokens[i + 1]?.kind === 'and' &&
    readShare(tokens, i + 2)?.share &&
    /^(?:a|an|half|demi|demie|media|medio|1\/)/.test(text(i + 2)) &&
    !/^(?:a|an|of)$/.test(text(i + 3))
  ) {
    const more = readShare(tokens, i + 2)!;
    return make(value + more.value, more.next);
  }
  if (/^(?:to|or|ou|o|-)$/.test(text(i + 1))) {
    const other = NUMBER_WORDS.get(text(i + 2));
    if (other !== undefined && other > value && other <= value * 3) return make((value + other) / 2, i + 3, { vague: true });
  }
  const dozens = text(i + 1);
  if (/^(?:dozen|douzaines?|docenas?)$/.test(dozens)) return make(value * 12, i + 2);
  if (dozens === 'hundred') return make(value * 100, i + 2);
  if (token.text === 'couple' && /^(?:of)$/.test(dozens)) return make(2, i + 2);
  return make(value, i + 1, { vague: value >= 3 && /^(?:few|several|quelques|unos|unas)$/.test(token.text) });
}

/** "half", "half a", "a third of", "two thirds of the", "3/4", "1/2 of a": shares of one. */
function readShare(tokens: readonly Token[], i: number): ReadNumber | null {
  const text = (k: number): string => tokens[k]?.text ?? '';
  const token = tokens[i];
  if (!token) return null;
  let value: number | null = null;
  let next = i;
  if (token.kind === 'number' && /^\d+\/\d+$/.test(token.text) && token.value < 1) {
    value = token.value;
    next = i + 1;
  } else if (
    /^[a-z]+$/.test(token.text) &&
    Object.hasOwn(SHARE_WORDS, token.text) &&
    !(token.text === 'quart' && tokens[i + 1]?.text === 'of')
  ) {
    value = SHARE_WORDS[token.text]!;
    next = i + 1;
    if (text(next) === 'dozen' || text(next) === 'douzaine' || text(next) === 'docena')
      return { value: value * 12, next: next + 1, article: false, share: false, vague: false, times: false };
    if ((text(next) === 'a' || text(next) === 'an') && text(next + 1) === 'dozen')
      return { value: value * 12, next: next + 2, article: false, share: false, vague: false, times: false };
  } else if (
    (ARTICLES.has(token.text) || token.text === 'the' || token.text === 'la' || token.text === 'le') &&
    Object.hasOwn(SHARE_WORDS, text(i + 1)) &&
    !/^(?:quart|media|medio)$/.test(text(i + 1)) &&
    !/pounder/.test(text(i + 2))
  ) {
    value = SHARE_WORDS[text(i + 1)]!;
    next = i + 2;
    if (text(next) === 'dozen') return { value: value * 12, next: next + 1, article: false, share: false, vague: false, times: false };
  } else if (NUMBER_WORDS.has(token.text) && /^(?:thirds|quarters|fourths|fifths|halves|tiers|quarts|tercios|cuartos)$/.test(text(i + 1))) {
    value = NUMBER_WORDS.get(token.text)! * (SHARE_WORDS[text(i + 1)] ?? SHARE_WORDS[text(i + 1).replace(/s$/, '')]!);
    next = i + 2;
  } else if (token.text === 'three' && text(i + 1) === 'quarter') {
    value = 0.75;
    next = i + 2;
  }
  if (value === null) return null;
  let share = true;
  // "half a cup", "half of the bag", "1/2 of a large"
  if (text(next) === 'of' || text(next) === 'de' || text(next) === 'd') next++;
  if (/^(?:a|an|the|my|un|une|una|le|la|l|this|that|it)$/.test(text(next)) && text(next) !== 'it') next++;
  else if (token.kind === 'number') share = true;
  return { value: Math.round(value * 10000) / 10000, next, article: false, share, vague: false, times: false };
}
