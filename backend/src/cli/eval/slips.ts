import type { FoodTable } from '../../food/index.js';
import { readItems, type ReadingContext } from '../../reading/index.js';

/** Everyday food words of three letters and more. */
const WORDS =
  'egg ham pie tea pho jam nut rice milk beef corn tuna soup taco fish pear kiwi cake chip bread pizza salad bacon apple pasta steak toast bagel grape lemon mango onion chili sushi burger banana cheese coffee turkey shrimp waffle yogurt carrot tomato potato cookie salmon muffin noodles chicken pancake oatmeal broccoli sandwich avocado strawberry blueberries spaghetti meatballs'.split(
    ' ',
  );

/** Every word with one letter left out, doubled and two changed in place; first letters stay. */
function slipsOf(word: string): string[] {
  const out = new Set<string>();
  for (let i = 1; i < word.length; i++) {
    out.add(word.slice(0, i) + word.slice(i + 1));
    out.add(word.slice(0, i) + word[i]! + word.slice(i));
    if (i + 1 < word.length) out.add(word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2));
  }
  out.delete(word);
  return [...out].filter((slip) => slip.length >= 3);
}

/** The share of one-letter slips that are read as what the word is read as, by the length of the word. */
export function scoreSlips(table: FoodTable, context: ReadingContext): Map<string, { slips: number; right: number }> {
  const groups = new Map<string, { slips: number; right: number }>();
  for (const word of WORDS) {
    const truth = readItems(word, context, table)[0]?.food ?? null;
    const key = word.length <= 3 ? '3' : word.length === 4 ? '4' : word.length === 5 ? '5' : '6 and more';
    const group = groups.get(key) ?? { slips: 0, right: 0 };
    for (const slip of slipsOf(word)) {
      group.slips++;
      const items = readItems(slip, context, table);
      if (items.length === 1 && items[0]!.food === truth) group.right++;
    }
    groups.set(key, group);
  }
  return groups;
}
