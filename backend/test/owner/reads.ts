import { OWNED } from '../../src/adapters/postgres/owner/owned.js';

/** One mention of an owned table in a statement. */
export interface Mention {
  table: string;
  /** Whether the statement says whose rows it means. */
  owner: boolean;
}

interface Place {
  name: string;
  table: string;
  pinned: boolean;
  /** Another place that has the same owner. */
  like: Place | null;
}

/** A conversation that is asked for by its user is asked for by its owner. */
const OWNERS = (table: string): readonly string[] => (table === 'conversations' ? ['id', 'user_id'] : [OWNED[table]!]);

/** What stands where a piece is put in while the program runs. */
export const HOLE = '\u0001';
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|\$\d+|[\p{L}_][\p{L}\d_]*|\d+(?:\.\d+)?|::|<>|<=|>=|\|\||--[^\n]*|\S/gu;
const COMPARES = new Set(['=', '>', '<', '>=', '<=', 'in', 'is']);
const NO_ALIAS = new Set(
  'where on set join left right inner cross full using group order limit offset for returning union values select as and or not when then else end lateral having window do from'.split(
    ' ',
  ),
);

const tokensOf = (sql: string): string[] =>
  (sql.match(TOKEN) ?? []).filter((token) => !token.startsWith('--') && !token.startsWith("'")).map((token) => token.toLowerCase());

/**
 * The owned tables that a statement, or a piece of one, mentions, and for each whether it says whose rows it means: its owner's column is compared with a
 * value, with what a piece brings, or with the owner's column of another table of which that is so.
 */
export function mentionsOf(sql: string): Mention[] {
  const tokens = tokensOf(sql);
  const places: Place[] = [];
  const scopeAt = scopesOf(tokens, places);
  tokens.forEach((token, at) => readComparison(tokens, at, scopeAt[at]!, places, token));
  return places.map((place) => ({ table: place.table, owner: rootOf(place).pinned }));
}

const rootOf = (place: Place): Place => (place.like ? rootOf(place.like) : place);

function unite(one: Place, other: Place): void {
  const [a, b] = [rootOf(one), rootOf(other)];
  if (a === b) return;
  a.like = b;
  b.pinned ||= a.pinned;
}

interface Open {
  outer: Open | null;
  places: Map<string, Place>;
  /** Whether tables are named here that have no owner; a column of theirs is not looked for around. */
  others: boolean;
}

/** The tables that are known at each token: those of its parenthesis and of all around it. */
function scopesOf(tokens: readonly string[], places: Place[]): Open[] {
  let scope: Open = { outer: null, places: new Map(), others: false };
  return tokens.map((token, at) => {
    if (token === '(') scope = { outer: scope, places: new Map(), others: false };
    // Each part of a union has its own tables.
    if (['union', 'intersect', 'except'].includes(token)) scope = { outer: scope.outer, places: new Map(), others: false };
    const here = scope;
    if (token === ')') scope = scope.outer ?? scope;
    const before = tokens[at - 1] ?? '';
    if (token in OWNED && ['from', 'join', 'into', 'update', 'using', ',', 'only'].includes(before) && tokens[at + 1] !== '.') {
      const listed = before !== ',' || inFrom(tokens, at);
      if (listed) {
        const next = tokens[at + 1] === 'as' ? tokens[at + 2] : tokens[at + 1];
        const alias = next && /^[\p{L}_]/u.test(next) && !NO_ALIAS.has(next) ? next : token;
        const place: Place = { name: alias, table: token, pinned: before === 'into' && inserts(tokens, at, token), like: null };
        places.push(place);
        here.places.set(alias, place);
      }
    }
    if (['from', 'join'].includes(before) && !(token in OWNED) && /^[\p{L}_]/u.test(token)) here.others = true;
    return here;
  });
}

/** Whether a comma stands between tables and not between columns. */
function inFrom(tokens: readonly string[], at: number): boolean {
  for (let back = at - 1, depth = 0; back >= 0; back -= 1) {
    if (tokens[back] === ')') depth += 1;
    if (tokens[back] === '(' && (depth -= 1) < 0) return false;
    if (depth > 0) continue;
    if (tokens[back] === 'from' || tokens[back] === 'using') return true;
    if (['select', 'where', 'set', 'order', 'group', 'on', 'returning', 'values', 'by'].includes(tokens[back]!)) return false;
  }
  return false;
}

/** Whether the columns that are inserted begin, or go on, with the owner's; columns that a piece brings may. */
function inserts(tokens: readonly string[], at: number, table: string): boolean {
  const open = tokens.indexOf('(', at);
  const columns = tokens.slice(open, tokens.indexOf(')', open));
  return columns.includes(OWNED[table]!);
}

/** `a.user_id = …` and `… = a.user_id`, `user_id` alone where one table is meant, `using (user_id)` and `(user_id, id) in`. */
function readComparison(tokens: readonly string[], at: number, scope: Open, places: readonly Place[], token: string): void {
  const place = ownerAt(tokens, at, scope);
  if (!place || isSet(tokens, at)) return;
  const start = tokens[at - 1] === '.' ? at - 2 : at;
  const [after, before] = [tokens[at + 1], tokens[start - 1]];
  if (before === '(' && tokens[start - 2] === 'using') {
    const both = [...scope.outer!.places.values()].filter(({ table }) => OWNERS(table).includes(token));
    both.slice(1).forEach((other) => unite(both[0]!, other));
  } else if (after && COMPARES.has(after)) {
    const value = tokens[at + 2] === 'not' ? 'not' : tokens[at + 2];
    if (after === 'is' && tokens[at + 2] !== 'not') return;
    if (after === 'is' && tokens[at + 3] === 'null') return;
    compared(tokens, at + (after === 'is' ? 5 : 2), scope, place, value);
  } else if (before && COMPARES.has(before) && before !== 'is' && before !== 'in') {
    compared(tokens, start - 2, scope, place, tokens[start - 2]);
  } else if (before === '(' && after === ',' && tokens[closing(tokens, start - 1) + 1] === 'in') rootOf(place).pinned = true;
}

/** Whether it is given a value here, and not compared. */
function isSet(tokens: readonly string[], at: number): boolean {
  for (let back = at - 1, depth = 0; back >= 0; back -= 1) {
    if (tokens[back] === ')') depth += 1;
    if (tokens[back] === '(' && (depth -= 1) < 0) return false;
    if (depth > 0) continue;
    if (tokens[back] === 'set') return true;
    if (['where', 'on', 'from', 'select', 'using', 'when', 'values'].includes(tokens[back]!)) return false;
  }
  return false;
}

function closing(tokens: readonly string[], open: number): number {
  for (let at = open, depth = 0; at < tokens.length; at += 1) {
    if (tokens[at] === '(') depth += 1;
    if (tokens[at] === ')' && (depth -= 1) === 0) return at;
  }
  return tokens.length;
}

/** With what an owner's column is compared: another's, or whatever else, which is taken for a value. */
function compared(tokens: readonly string[], at: number, scope: Open, place: Place, value: string | undefined): void {
  const qualified = tokens[at + 1] === '.' ? at + 2 : at;
  const other = ownerAt(tokens, qualified, scope);
  if (other && other !== place) unite(place, other);
  else if (!other && value !== undefined && !isColumnOfKnown(tokens, at, scope)) rootOf(place).pinned = true;
}

/** A column of a table of the statement that says nothing of the owner: what it is compared with is not told by it. */
function isColumnOfKnown(tokens: readonly string[], at: number, scope: Open): boolean {
  const [alias, column] =
    tokens[at + 1] === '.' ? [tokens[at], tokens[at + 2]] : tokens[at - 1] === '.' ? [tokens[at - 2], tokens[at]] : [];
  return alias !== undefined && column !== undefined && known(alias, scope) !== undefined;
}

function known(alias: string, scope: Open | null): Place | undefined {
  return scope ? (scope.places.get(alias) ?? known(alias, scope.outer)) : undefined;
}

/** The table whose owner's column this token names. */
function ownerAt(tokens: readonly string[], at: number, scope: Open): Place | undefined {
  const column = tokens[at];
  if (column === undefined || !/^[\p{L}_]/u.test(column)) return undefined;
  if (tokens[at - 1] === '.') {
    const place = known(tokens[at - 2] ?? '', scope);
    return place && OWNERS(place.table).includes(column) ? place : undefined;
  }
  for (let around: Open | null = scope; around; around = around.outer) {
    const meant = [...around.places.values()].filter(({ table }) => OWNERS(table).includes(column));
    if (meant.length) return meant[0];
    if (around.others || around.places.size) return undefined;
  }
  return undefined;
}
