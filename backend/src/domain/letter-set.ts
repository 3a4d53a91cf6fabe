/** Which letters from a to z a word has, a bit each: words that are a slip apart have nearly the same. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return set;
}

/** In how many letters two sets differ: each slip makes two at most. */
export function lettersApart(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
