import { STANCES } from '../language/load-lexicons.js';
import { type Token, tokenise } from '../language/token.js';
import { NUMBER_WORDS, SHARE_WORDS } from './number-words.js';
import { saysUnit } from './says-unit.js';

/** How a text says that food was shared out. */
export interface SharedOut {
  /** Part of it that was the user's; null: it was said of nobody that they shared it. */
  share: number | null;
  /** What says so, as a stretch of the text. */
  from: number;
  to: number;
  /** It is told at the head of its sentence: what somebody "had" later is food of its own. */
  leads?: boolean;
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const SHARED = wordSet(
  'split splitting shared share sharing divided portioned separated halved halves partage partagee partages partagees partager divise divisee separe compartido compartida comparti compartimos dividido dividida dividi dividimos repartimos repartir repartido repartida repartieron partimos',
);
const WITH = wordSet('with w avec con');
const AMONG = wordSet('between among amongst over into in by across for entre en sur');
const OWNED = wordSet('my the a an some our his her mon ma mes un une des mi mis una unos unas nos other');
/** What a whole is cut into, when a part of it is a helping: not slices, of which people say how many they ate. */
const PARTS = wordSet(
  'of people meals meal ways portions servings serving days friends parts containers persons personnes gens repas portions parts amis personas comidas porciones partes dias amigos us nous',
);
const WAYS = wordSet('ways way');
const PAIRS = wordSet('him her them lui elle eux');
/** The user is one of them: "between me and my wife", "the two of us". */
const SELF = wordSet('me us moi nous mi nosotros');
const AND = wordSet('and et y & pis puis');
const FILLS = wordSet('it them up out evenly equally');
/** So far behind "shared" is said with whom. */
const REACH = 9;
const MOST = 20;

const numberAt = (token: Token | undefined): number | null =>
  token === undefined ? null : token.is === 'number' ? Number(token.word) : (NUMBER_WORDS.get(token.word) ?? null);

/** Who shared it or into how many parts it went: "split a pizza with my wife", "nachos shared with 3 friends", "chili divided into 4 meals", "split 3 ways"; null: nobody. */
export function sharedOut(text: string): SharedOut | null {
  const tokens = tokenise(text, new Map());
  const verb = tokens.findIndex(({ word }) => SHARED.has(word));
  if (verb < 0) {
    // "a whole chicken between 4 people"
    const between = tokens.findIndex(({ word }, i) => i > 0 && BETWEEN_US.has(word) && isOfPeople(tokens, i + 1));
    const parts = between < 0 ? null : partsAt(tokens, between + 1);
    if (parts) return partOf(parts.count, tokens[between]!.from, parts.to);
    // "nachos with 3 friends": whom it was had with is no food
    const at = tokens.findIndex(({ word }, i) => WITH.has(word) && peopleAt(tokens, i + 1)?.friends === true);
    const people = at < 0 ? null : peopleAt(tokens, at + 1)!;
    return people && { share: null, from: tokens[at]!.from, to: people.to };
  }
  for (let i = verb + 1; i < tokens.length && i <= verb + REACH; i++) {
    const { word } = tokens[i]!;
    // the verb goes with it where nothing stands between
    const from = tokens.slice(verb + 1, i).every((one) => FILLS.has(one.word)) ? tokens[verb]!.from : tokens[i]!.from;
    if (WITH.has(word)) {
      const people = peopleAt(tokens, i + 1);
      if (people) return { share: 1 / (people.count + 1), from: evenBefore(tokens, i) ?? from, to: evenBehind(tokens, people.to) };
    }
    const ways = numberAt(tokens[i]);
    const next = tokens[i + 1];
    if (ways !== null && next && WAYS.has(next.word)) return partOf(ways, from, next.to);
    // "partagé une pizza à trois"
    if (AMONG.has(word) || (word === 'a' && numberAt(next) !== null && next!.is === 'word')) {
      const parts = partsAt(tokens, i + 1);
      if (parts) return partOf(parts.count, from, parts.to);
    }
  }
  return weAt(tokens, verb) ?? togetherAt(tokens, verb);
}

/** Whether a text tells that something was shared, with whomever. */
export const sharesOut = (text: string): boolean => tokenise(text, new Map()).some(({ word }) => SHARED.has(word) || BETWEEN_US.has(word));

const BETWEEN_US = wordSet('between among amongst entre');
/** "4 people", "the 3 of us", "me and my wife", "us": no "between 2 and 3". */
const isOfPeople = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 5).some(({ word }) => US.has(word) || SELF.has(word) || word === 'people' || word === 'friends');

/** "The three of us shared …". */
function weAt(tokens: readonly Token[], verb: number): SharedOut | null {
  const [count, of, us] = tokens.slice(Math.max(0, verb - 3), verb);
  const number = numberAt(count);
  return number !== null && us && OF.has(of!.word) && US.has(us.word) ? leading(partOf(number, count!.from, tokens[verb]!.to)) : null;
}

const OURS = wordSet("we we've nous on nosotros");
const BETWEEN = wordSet('just also ended up then both a avons tambien aussi');
/** Verbs that say by themselves that it was ours: "compartimos". */
const OF_US = wordSet('compartimos dividimos repartimos partimos');

/** "We split a pizza": with somebody, and it is not told who; the user is one of two. */
export function sharedByUs(text: string): boolean {
  const tokens = tokenise(text, new Map());
  const verb = tokens.findIndex(({ word }) => SHARED.has(word));
  if (verb < 0 || tellsOwnShare(text)) return false;
  const subject = tokens.slice(0, verb).findLast(({ word }) => !BETWEEN.has(word));
  return OF_US.has(tokens[verb]!.word) || (subject !== undefined && OURS.has(subject.word));
}

const leading = (shared: SharedOut | null): SharedOut | null => shared && { ...shared, leads: true };

const OF = wordSet('of de entre');
const US = wordSet('us nous nosotros');

/** Where "50/50" begins that stands right before. */
const evenBefore = (tokens: readonly Token[], at: number): number | null =>
  EVEN.has(tokens[at - 1]?.word ?? '') ? tokens[at - 1]!.from : null;
const evenBehind = (tokens: readonly Token[], end: number): number => {
  const next = tokens.find(({ from }) => from >= end);
  return next && EVEN.has(next.word) ? next.to : end;
};

/** "Me and my wife split …", "my wife and i shared …". */
function togetherAt(tokens: readonly Token[], verb: number): SharedOut | null {
  for (let at = Math.max(0, verb - 5); at < verb; at++) {
    const selfFirst = SELF.has(tokens[at]!.word) && AND.has(tokens[at + 1]?.word ?? '');
    const people = peopleAt(tokens, selfFirst ? at + 2 : at);
    if (!people) continue;
    const last = tokens.findIndex(({ to }) => to === people.to);
    const selfLast = AND.has(tokens[last + 1]?.word ?? '') && WHO.has(tokens[last + 2]?.word ?? '');
    if ((selfFirst && last === verb - 1) || (selfLast && last + 3 === verb))
      return { share: 1 / (people.count + 1), from: tokens[at]!.from, to: tokens[verb]!.to };
  }
  return null;
}

const EATING = wordSet('had ate have mange pris comi tome');

/** "I had about a third", "half of": the user says how much of it was theirs. */
export function tellsOwnShare(text: string): boolean {
  const tokens = tokenise(text, new Map());
  return tokens.some(
    ({ word }, i) =>
      Object.hasOwn(SHARE_WORDS, word) ||
      (word.includes('/') && !EVEN.has(word)) ||
      (i > 0 && EATING.has(word) && isOfSelf(tokens, i) && !namesFood(tokens, i + 1)),
  );
}

/** "I had", "i personally have had", and behind a mark or "and" also "had 3": it was me. */
function isOfSelf(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (at > 0 && (HARDLY.has(tokens[at]!.word) || EATING.has(tokens[at]!.word))) at--;
  const { is, word } = tokens[at]!;
  return WHO.has(word) || word === 'me' || ((is === 'mark' || AND.has(word) || word === 'but') && numberAt(tokens[verb + 1]) !== null);
}
const HARDLY = wordSet('personally only just prob probably maybe myself seulement juste solo');

/** Whether somebody goes on to tell of food that was theirs alone: "we shared a pizza, i had a salad". */
export function tellsOwnFood(text: string): boolean {
  const tokens = tokenise(text, new Map());
  return tokens.some(
    ({ word }, i) =>
      i > 0 && EATING.has(word) && (WHO.has(tokens[i - 1]!.word) || NEXT.has(tokens[i - 1]!.word)) && namesFood(tokens, i + 1),
  );
}
/** "… then had the sea bass". */
const NEXT = wordSet('then and also but puis luego despues me');

/** "I had a margarita": food of its own, and no share of what stands before; "i had 3", "i had a slice" are shares. */
function namesFood(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (FILLS_AMOUNT.has(tokens[at]?.word ?? '')) at++;
  const article = OWNED.has(tokens[at]?.word ?? '') || numberAt(tokens[at]) !== null;
  const named = tokens[article ? at + 1 : at];
  return named?.is === 'word' && (!saysUnit(named.word) || ORDERED.has(named.word)) && !LEADS_ON.has(named.word);
}
const FILLS_AMOUNT = wordSet('about like maybe only just around almost roughly environ como');
/** What is ordered beside: "a side caesar". */
const ORDERED = wordSet('side order glass bottle can');
const LEADS_ON = wordSet('of de the it them that some most half too also and et y left it');

/** Says only that both had as much. */
const EVEN = wordSet('50/50 50-50 1/2-1/2 evenly equally fairly equitablement egalement moitie-moitie igual');

const WHO = wordSet("i je j'ai j yo");

const partOf = (count: number, from: number, to: number): SharedOut | null =>
  count > 1 && count <= MOST ? { share: 1 / count, from, to } : null;

/** "4 meals", "the two of us", "me and my wife". */
function partsAt(tokens: readonly Token[], at: number): { count: number; to: number } | null {
  let i = at;
  if (OWNED.has(tokens[i]?.word ?? '')) i++;
  const count = numberAt(tokens[i]);
  if (count !== null) {
    let end = i;
    while (PARTS.has(tokens[end + 1]?.word ?? '')) end++;
    // "in 2 bites", "for 5 minutes"
    // "entre cuatro y yo …", but "between 2 and 3"
    const more = AND.has(tokens[i + 1]?.word ?? '') && numberAt(tokens[i + 2]) === null;
    return end > i || tokens[i + 1] === undefined || tokens[i + 1]!.is === 'mark' || more ? { count, to: tokens[end]!.to } : null;
  }
  if (!SELF.has(tokens[at]?.word ?? '')) return null;
  const others = AND.has(tokens[at + 1]?.word ?? '') ? peopleAt(tokens, at + 2) : null;
  return others ? { count: others.count + 1, to: others.to } : { count: 2, to: tokens[at]!.to };
}

/** "My wife", "3 friends", "my mom and sister": how many, and whether friends in general. */
function peopleAt(tokens: readonly Token[], at: number): { count: number; friends: boolean; to: number } | null {
  let i = at;
  while (OWNED.has(tokens[i]?.word ?? '')) i++;
  const said = numberAt(tokens[i]);
  if (said !== null) i++;
  while (OWNED.has(tokens[i]?.word ?? '')) i++;
  const end = personEnd(tokens, i);
  if (end === null) return null;
  const last = tokens[end - 1]!;
  const several = last.word.endsWith('s') && !ONE_IN_S.has(last.word) && said === null;
  const more = AND.has(tokens[end]?.word ?? '') ? peopleAt(tokens, end + 1) : null;
  const count = (said ?? (several ? 2 : 1)) + (more?.count ?? 0);
  return { count, friends: FRIENDS.has(last.word), to: more?.to ?? last.to };
}

/** One person, though it ends in "s". */
const ONE_IN_S = wordSet('sis boss fils');

const FRIENDS = wordSet('friends amis amies amigos amigas people coworkers');

/** Where the words for somebody end; null: there is nobody. */
function personEnd(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word;
  if (word === undefined) return null;
  if (PAIRS.has(word) || FRIENDS.has(word)) return at + 1;
  for (const { phrases } of Object.values(STANCES))
    for (const { words, kind } of phrases.get(word) ?? [])
      if (kind === 'other' && words.every((one, k) => tokens[at + k]?.word === one)) return at + words.length;
  return null;
}
