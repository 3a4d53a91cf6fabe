import type { Piece } from './pieces.js';

/** Restaurants and shops that people name as the place they ate at or bought from; folded, respelled. */
export const PLACES: ReadonlySet<string> = new Set(
  `chipotle|mcdonalds|mcdonald's|mcdonald|subway|starbucks|tim hortons|tims|panera|panera bread|wendys|wendy's|burger king|bk|kfc|taco bell|popeyes|chick fil a|chickfila|cfa|five guys|shake shack|in n out|in and out|dominos|domino's|pizza hut|papa johns|papa john's|little caesars|panda express|panda|costco|dunkin|dunkin donuts|dairy queen|dq|a&w|harveys|harvey's|swiss chalet|boston pizza|jack in the box|sonic|arbys|arby's|ihop|dennys|denny's|olive garden|applebees|applebee's|chilis|chili's|cheesecake factory|whole foods|trader joes|trader joe's|7 eleven|wawa|sheetz|jersey mikes|jimmy johns|qdoba|del taco|sweetgreen|cava|nandos|earls|mary browns|second cup|raising canes|canes|culvers|whataburger|zaxbys|bojangles|firehouse|jamba|jamba juice|smoothie king|einstein|krispy kreme|auntie annes|cinnabon|waffle house|cracker barrel|outback|texas roadhouse|red lobster|buffalo wild wings|bdubs|wingstop|noodles and company|pf changs|benihana|target|walmart|safeway|kroger|aldi|publix|loblaws|metro|sobeys|ikea|cineplex|amc`.split(
    '|',
  ),
);

/** "starbucks" of "starbucks pumpkin spice latte": where it came from, and nothing eaten. */
export const isPlace = (words: string): boolean => PLACES.has(words);

/** Indexes of the pieces that name a place: after "from", "at", "to", "chez", or at the end after nothing but food. */
export function findPlaces(pieces: readonly Piece[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let i = 0; i < pieces.length - 1; i++) {
    const piece = pieces[i]!;
    if (piece.type !== 'token' || !/^(?:from|at|to|chez|by|de|en)$/.test(piece.token.text)) continue;
    let words = '';
    for (let k = i + 1; k < pieces.length && k <= i + 4; k++) {
      const next = pieces[k]!;
      if (next.type !== 'token') break;
      words += (words ? ' ' : '') + next.token.text;
      if (PLACES.has(words)) for (let j = i + 1; j <= k; j++) found.add(j);
    }
  }
  return found;
}
