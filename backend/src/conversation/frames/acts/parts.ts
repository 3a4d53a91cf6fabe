import type { Item } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import type { Match } from '../../../understanding/match.js';
import { read } from '../../matching-items.js';
import { stems } from '../../targets.js';
import { edited } from '../binding.js';
import type { Proposal } from '../proposal.js';
import type { Scene } from '../../scene.js';
import type { NamedItem, Talk } from '../talk.js';

/** "Beans: 0" of rice and beans leaves the rice; what no table has by itself is noted as left out. */
export function withoutPart({ entry, item }: NamedItem, part: string, talk: Talk): Proposal | null {
  const [head = '', ...rest] = item.name.split(JOINTS);
  const all = stems(rest.join(' ')).every((word) => stems(part).includes(word));
  const [bare, ...more] = rest.length > 0 && all ? read(head, talk.scene) : [];
  return bare && more.length === 0 && bare.nutrients !== null && bare.sureness >= 0.8
    ? edited(entry, { is: 'replace', of: item.name, words: head }, talk)
    : edited(entry, { is: 'remove', of: part, from: item.name }, talk);
}

/** The words of a match that name what is on or in a food, and not the food: "cheese" of a burger with cheese; null where they name it. */
export function partNamed(match: Match, { chart, scene }: Talk, item: Item, slot = 'item'): string | null {
  const span = match.bindings[slot];
  const said = span ? wordsOf(chart, span.from, span.to) : '';
  return isPart(said, item.name) || isPart(said, item.words ?? '') || isBesideName(said, item, scene) ? partOf(said) : null;
}

/** "Beans" of a chipotle bowl: told with the food, and no word of what it is called in any language. */
function isBesideName(said: string, { name, words = '', mods }: Item, scene: Scene): boolean {
  const [own, told, part] = [stems(name), stems([words, ...mods].join(' ')), stems(said)];
  if (part.length === 0 || !part.every((word) => told.includes(word)) || !told.some((word) => own.includes(word))) return false;
  return ![said, ...read(said, scene).map((food) => food.name)].some((one) => stems(one).some((word) => own.includes(word)));
}

export const JOINTS = /\s(?:with|and|con|avec|y|et|in|on)\s/;

/** The words name what is on or in a food, and not the food: "chorizo" of "eggs with chorizo". */
function isPart(said: string, name: string): boolean {
  const [head = '', ...rest] = name.split(JOINTS);
  const words = stems(said);
  return rest.length > 0 && words.length > 0 && words.every((word) => stems(rest.join(' ')).includes(word) && !stems(head).includes(word));
}

const partOf = (said: string): string => said.replace(/^(?:the|my|el|la|los|las|le|les) /i, '');
