import { isFood } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import type { Lexicon } from '../language/lexicon.js';
import { STANCES } from '../language/load-lexicons.js';
import { shape } from '../language/shape.js';
import { tokenise } from '../language/token.js';
import type { Stance } from './reading.js';
import { begins, goesThere, isApart, isHabit } from './sign-places.js';
import { is, type Sign, signsOf } from './stance-signs.js';
import { isStranger } from './stranger.js';

/** How far a "not" reaches. */
const REACH = 3;
const DEEDS = ['ate', 'got', 'eat', 'does', 'gave', 'passed', 'plan', 'near'] as const;

const known = new Map<string, Stance>();
const MOST_KNOWN = 5000;

/** Whose and whether: how a clause of normalised text stands to eating. */
export function stanceOf(clause: string): Stance {
  const text = clause.trim();
  let stance = known.get(text);
  if (stance === undefined) {
    stance = Object.values(STANCES)
      .map((lexicon) => stanceIn(text, signsOf(text, lexicon), lexicon))
      .find((told) => told !== 'ate');
    stance ??= 'ate';
    if (known.size < MOST_KNOWN) known.set(text, stance);
  }
  return stance;
}

function stanceIn(text: string, signs: readonly Sign[], lexicon: Lexicon): Stance {
  if (belongsToOthers(signs) || isStranger(text, signs, lexicon)) return 'others';
  const told = signs.filter((sign) => (!is(sign, 'lets', 'adverb') || is(sign, 'feel', 'plan')) && !isOnly(sign, LINKS));
  if (ofOthers(told, signs)) return 'others';
  const eaten = told.findIndex((sign) => is(sign, 'ate') && !is(sign, 'partly'));
  if (denied(told, signs)) return 'not';
  if (eaten < 0 && isHabit(told)) return 'mention';
  if (eaten < 0 && !told.some((sign) => is(sign, 'done')) && (onlyNamed(told) || isHandled(signs))) return 'mention';
  if (
    eaten < 0 &&
    is(
      told.find((sign) => !is(sign, 'self')),
      'making',
    ) &&
    !told.some((sign) => is(sign, 'got'))
  )
    return 'plan';
  const planned = told.findIndex((sign) => is(sign, 'plan'));
  const later =
    told.some((sign) => is(sign, 'soon')) && told.some((sign) => is(sign, 'eat')) && eaten < 0 && !told.some((sign) => is(sign, 'got'));
  if (planned < 0) return later ? 'plan' : 'ate';
  // "The kids wanted pancakes so i had 2".
  const own = told.findIndex((sign, i) => i > planned && is(sign, 'self') && is(told[i + 1], 'ate'));
  if (own > 0 && is(told[planned], 'wished')) return 'ate';
  // "Had what I was craving": told before it is wanted.
  return signs.some((sign) => is(sign, 'done')) && eaten >= 0 ? 'ate' : eaten >= 0 && eaten < planned ? 'ate' : 'plan';
}

/** What joins and links clauses, and tells nothing of whose it was. */
const LINKS: ReadonlySet<string> = new Set(['turn', 'reason', 'was', 'whose', 'now', 'beside', 'company', 'whom', 'dish']);
const isOnly = ({ kinds }: Sign, known: ReadonlySet<string>): boolean => [...kinds].every((kind) => known.has(kind));

/** "The fries were my son's", "those are the kids'": nothing follows whose it was. */
function belongsToOthers(signs: readonly Sign[]): boolean {
  const at = signs.findLastIndex((sign) => is(sign, 'was'));
  const [first, second] = signs.slice(at + 1).filter((sign) => !is(sign, 'lets', 'adverb'));
  if (at < 0 || !first || signs.slice(0, at).some((sign) => is(sign, 'self'))) return false;
  const owned = is(first, 'owned') && second !== undefined && second.from === first.to;
  const last = owned ? second : first;
  return last.to === last.end && (is(last, 'theirs') || (owned && is(last, 'whose')));
}

/** Somebody else is who eats, is fed, or is whom it was made for. */
function ofOthers(told: readonly Sign[], signs: readonly Sign[]): boolean {
  const at = told.findIndex((sign) => is(sign, ...DEEDS));
  if (at < 0) return givenAway(told) && !goesThere(told, signs);
  const who = told.slice(0, at).findLast((sign) => is(sign, 'self', 'other') && !isCompany(sign, signs));
  const deed = told[at]!;
  const self = (sign: Sign) => is(sign, 'self') && !is(sign, 'other');
  // "Gave it to …", whoever that was.
  const behind = is(told[at + 1], 'it') ? at + 2 : is(told[at - 1], 'it') ? at + 1 : null;
  if (is(deed, 'gave') && behind !== null && is(told[behind], 'for') && !is(told[behind + 1], 'me')) return true;
  if (who && is(who, 'other') && !self(who) && follows(who, deed, signs) && is(deed, 'ate', 'got', 'does', 'plan', 'passed', 'gave'))
    return (
      !is(told[at + 1], 'me') &&
      !isToMe(told[at - 1], deed) &&
      !told.slice(at + 1).some((sign, i, rest) => self(sign) && is(rest[i + 1], 'ate', 'got'))
    );
  if (is(deed, 'gave') && told.slice(at + 1, at + 3).some((sign) => is(sign, 'other')) && told[at + 1]!.from - deed.to <= 1) return true;
  // "Gave the shake to my brother"
  if (is(deed, 'gave') && !told.some((sign) => is(sign, 'me')) && givenAway(told.filter((sign) => !is(sign, 'occasion')))) return true;
  if (is(deed, 'got', 'gave') && toWhom(deed, signs)) return true;
  return is(deed, 'got', 'gave', 'eat') && (is(told[at + 1], 'other') || is(told[at + 2], 'other')) && nextTo(deed, told, at)
    ? true
    : is(deed, 'got', 'eat') && givenAway(told) && !told.some((sign, i) => self(sign) && is(told[i + 1], 'ate'));
}

/** "Elle m'a servi un bol": to me, before the deed. */
const isToMe = (before: Sign | undefined, { from }: Sign): boolean => is(before, 'me') && before!.to === from;

/** "Packed him lunch", "made her a sandwich"; "got her fries" were hers. */
function toWhom({ to }: Sign, signs: readonly Sign[]): boolean {
  const whom = signs.find((sign) => sign.from === to);
  return (
    is(whom, 'whom') &&
    (!is(whom, 'owned') ||
      is(
        signs.find(({ from }) => from === whom!.to),
        'owned',
      ))
  );
}

/** "Made my kid a sandwich": the person stands right behind the deed. */
const nextTo = (deed: Sign, told: readonly Sign[], at: number): boolean => {
  const other = told.slice(at + 1, at + 3).find((sign) => is(sign, 'other') && !is(sign, 'owned'))!;
  const owned = is(told[at + 1], 'owned');
  return other !== undefined && owned && told[at + 1]!.from === deed.to && other.from === told[at + 1]!.to;
};

/** "Went fishing with the boys ate 3 sandwiches": with whom, and not who. */
function isCompany(who: Sign, signs: readonly Sign[]): boolean {
  const before = signs.find(({ to }) => to === who.from);
  return (
    is(before, 'company') ||
    (is(before, 'owned') &&
      is(
        signs.find(({ to }) => to === before!.from),
        'company',
      ))
  );
}

/** A subject stands right before its verb, but for a word that says little and for where they are: "the lady at table 6 had …". */
export const follows = (who: Sign, deed: Sign, signs: readonly Sign[]): boolean =>
  deed.from - who.to <= 1 ||
  (deed.from - who.to <= LONGEST_PLACE && (is(who, 'placed') || signs.some((sign) => is(sign, 'beside') && sign.from === who.to)));
const LONGEST_PLACE = 4;

/** "… for my sister", "… for the bake sale", at the end. */
function givenAway(told: readonly Sign[]): boolean {
  const last = told.findLastIndex((sign) => is(sign, 'for'));
  if (last < 0) return false;
  const behind = told.slice(last + 1);
  const person = behind.findIndex((sign) => is(sign, 'other', 'occasion') && !is(sign, 'owned'));
  return person >= 0 && person <= 1 && (person === 0 ? behind[0]!.from === told[last]!.to : is(behind[0], 'owned'));
}

/** Liked, missed, praised or wanting in the house: named, and not eaten. */
function onlyNamed(told: readonly Sign[]): boolean {
  return told.some((sign, i) => {
    if (is(sign, 'feel')) return sign.from === 0 || (is(told[i - 1], 'self') && told[i - 1]!.to === sign.from);
    if (is(sign, 'like')) return is(told[i - 1], 'self') && told[i - 1]!.to === sign.from;
    // "Lunch is my leftover chili" says what lunch was.
    if (is(sign, 'praised')) return sign.from > 0 && !told.slice(0, i).some((one) => is(one, 'meal'));
    return is(sign, 'lacks') && (sign.from === 0 || is(told[i - 1], 'self'));
  });
}

/** "Sold 3 pies": what was done with it first, and it was not eaten. */
const isHandled = (signs: readonly Sign[]): boolean => {
  const first = signs.find((sign) => !is(sign, 'lets', 'adverb') && !isOnly(sign, SELF));
  return is(first, 'handles') && begins(first!, signs);
};
const SELF: ReadonlySet<string> = new Set(['self']);

/** It was said not to have been eaten, let pass, or nearly eaten. */
function denied(told: readonly Sign[], signs: readonly Sign[]): boolean {
  if (is(told[0], 'none') && begins(told[0]!, signs) && is(told[1], 'meal') && told[1]!.from - told[0]!.to <= 1) return true;
  return told.some((sign, i) => {
    // "Gave up and had fries": what came of it counts.
    if (is(sign, 'passed')) return !told.slice(i + 1).some((one) => is(one, 'ate') && !is(one, 'partly', 'passed'));
    if (is(sign, 'left') && told.slice(i + 1).some((one) => is(one, 'alone'))) return true;
    // "Left the rice"
    if (is(sign, 'left') && is(told[i + 1], 'owned') && told[i + 1]!.from === sign.to && told.slice(0, i).every((one) => is(one, 'self')))
      return true;
    const next = told.slice(i + 1).find((one) => is(one, 'ate', 'eat', 'got', 'partly'));
    const near = next !== undefined && next.from - sign.to < REACH && !is(next, 'partly');
    return near && is(sign, 'near', 'never') && !(is(next, 'ate') && isApart(sign, next, signs));
  });
}

const NONE_FOR_ME = shape('none-for-me');

/** "Office had donuts", "none for me": none of what stands before, unless that is told of oneself. */
export const deniesAll = (piece: string, before: string): boolean =>
  NONE_FOR_ME.whole(piece.trim()) !== null &&
  !Object.values(STANCES).some((lexicon) => {
    const signs = signsOf(before.trim(), lexicon);
    return signs.some((sign, i) => is(sign, 'self') && is(signs[i + 1], 'ate'));
  });

/** Whether a piece tells of "it", what stands before, that all of it was somebody else's or was not eaten. */
export function takesBack(piece: string): boolean {
  const text = piece.trim();
  if (stanceOf(text) !== 'not' && stanceOf(text) !== 'others') return false;
  return Object.values(STANCES).some((lexicon) => {
    const says = saying(text, lexicon);
    if (namesOwn(text, lexicon)) return false;
    // "Passed on the slaw it looked off": what it is stands in the piece itself
    if (tokenise(text, lexicon.contractions).some(({ word }) => isFood(word))) return !says('it') && hadNone(signsOf(text, lexicon));
    return (says('it') && !says('some')) || (stanceOf(text) === 'not' && hadNone(signsOf(text, lexicon)));
  });
}

/** "Lasagna, my mom made it": who cooked it had none of it. */
export const isCook = (piece: string): boolean =>
  takesBack(piece) &&
  Object.values(STANCES).some((lexicon) => {
    const says = saying(piece.trim(), lexicon);
    return says('makes') && says('it') && !says('for');
  });

/** Whether a piece says that somebody else finished what stands before, of which a share was told: "half a sandwich, my son finished it". */
export const finishesRest = (piece: string, before: string): boolean =>
  Object.values(STANCES).some((lexicon) => saying(piece.trim(), lexicon)('finishes') && saying(before.trim(), lexicon)('share'));

/** "Fries came with it": what was served beside a food. */
export const cameAlong = (piece: string): boolean => Object.values(STANCES).some((lexicon) => saying(piece.trim(), lexicon)('along'));

/** "Did not have one", "have not had a bite yet", at the end: none of what stands before. */
const hadNone = (signs: readonly Sign[]): boolean => {
  const last = signs.findLast((sign) => !is(sign, 'lets', 'adverb'));
  return is(last, 'any') && (last!.to === last!.end || is(signs.at(-1), 'lets', 'adverb')) && signs.some((sign) => is(sign, 'never'));
};

/** "Sour cream on the side didn't touch it": "it" is what the piece begins with. */
function namesOwn(text: string, lexicon: Lexicon): boolean {
  const tokens = tokenise(text, lexicon.contractions);
  const first = tokens.findIndex(({ is: kind, word }) => kind === 'word' && !JOINTS.has(word) && !SMALL.has(word));
  const told = signsOf(text, lexicon).some(({ from, to }) => from <= first && first < to);
  return first >= 0 && !told && tokens.slice(first, first + 2).some(({ word }) => (ordinary(word)?.food ?? 0) > 0);
}

/** Whether a piece says nothing but that the user ate "it", what stands before: "so i finished it for him"; of what was only brought also "ate it". */
export function takesOver(piece: string, before: string): boolean {
  const bare = !tellsEaten(before);
  const text = piece.trim();
  return Object.values(STANCES).some((lexicon) => {
    const says = saying(text, lexicon);
    const signs = signsOf(text, lexicon);
    const own =
      signs.some((sign, i) => is(sign, 'self') && is(signs[i + 1], 'ate')) || (bare && signs[0]?.from === 0 && is(signs[0], 'ate'));
    const counts = tokenise(text, lexicon.contractions).filter(({ is: kind }) => kind === 'number').length === 1;
    if (!(says('it') || says('rest') || counts) || !own) return false;
    return tokenise(text, lexicon.contractions).every(
      (token, at) =>
        token.is === 'mark' ||
        (counts && token.is === 'number') ||
        SMALL.has(token.word) ||
        signs.some(({ from, to }) => from <= at && at < to) ||
        isOf(token.word, lexicon),
    );
  });
}
const SMALL = new Set(['the', 'of', 'up', 'off', 'le', 'la', 'de']);
const isOf = (word: string, { phrases }: Lexicon): boolean =>
  (phrases.get(word) ?? []).some(({ kind, words }) => (kind === 'it' || kind === 'rest') && words.length === 1);

/** Whether a text holds a phrase of a kind, wherever it stands and whatever else it is part of. */
function saying(text: string, lexicon: Lexicon): (kind: string) => boolean {
  const tokens = tokenise(text, lexicon.contractions);
  return (kind) =>
    tokens.some((token, at) =>
      (lexicon.phrases.get(token.word) ?? []).some(
        (phrase) => phrase.kind === kind && phrase.words.every((word, i) => tokens[at + i]?.word === word),
      ),
    );
}

/** Whether a clause says outright that it was eaten. */
export const tellsEaten = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => signsOf(clause.trim(), lexicon).some((sign) => is(sign, 'ate')));

/** Whether a clause begins with what is or was had: "right now its …", "so far …", "dinner was …". */
export const beginsNow = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const signs = signsOf(clause, lexicon);
    const first = signs.find((sign) => is(sign, 'now', 'ate', 'was') || !isOnly(sign, BEFORE_NOW));
    return is(first, 'now', 'ate', 'was');
  });
const BEFORE_NOW: ReadonlySet<string> = new Set(['lets', 'turn', 'adverb', 'soon', 'meal', 'self', 'done']);

const JOINTS = new Set(['and', 'but', 'then', 'so', 'y', 'et', 'mais', 'pero', 'pis', 'puis']);

/** "I think about two cups" goes on. */
const THINKS = new Set(['think', 'guess', 'believe', 'suppose', 'reckon', 'crois', 'creo']);

/** Whether a piece of a text begins with a subject or a verb of its own, so that what was said before does not hold for it. */
export function restarts(piece: string): boolean {
  return Object.values(STANCES).some((lexicon) => {
    const tokens = tokenise(piece.trim(), lexicon.contractions);
    const first = tokens.findIndex(({ word }) => !JOINTS.has(word));
    const sign = signsOf(piece.trim(), lexicon).find(({ from }) => from >= first);
    return sign?.from === first && is(sign, 'self', 'ate') && !THINKS.has(tokens[first + 1]?.word ?? '');
  });
}
