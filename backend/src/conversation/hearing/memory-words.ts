import { readItems } from '../../reading/index.js';
import { readingContext } from '../scene.js';
import { decided, type Rule } from './hearing.js';

const IS =
  /^(?:please )?(?:remember(?: that)?,? |fyi,? |note:? |by the way,? |btw,? |souviens-toi que |recuerda que )?(?:my|mon|ma|mi) ([\p{L}' -]{2,30}?) (?:is|are|means|always (?:has|is|means)|is always|=|est|c'est|sont|es|son|siempre es) (?:always |usually |actually |normally |toujours )?(?:an? |the |un |une |una )?(.{2,60}?)[.!]?$/iu;
const WHEN_I_SAY =
  /^(?:when(?:ever)? i (?:say|text|write)|by) ["']?([\p{L}' -]{2,30}?)["']?,? (?:i mean|it means|that means|it'?s|use|log|count) (?:an? |the )?["']?(.{2,60}?)["']?[.!]?$/iu;

/** How well words must fit a food to be its name. */
const KNOWN = 0.6;

/** "my latte is oat, 12 oz": what a food of this user is, from now on. */
export const hearMemory: Rule = ({ text, snapshot, now, table }) => {
  const flat = text.replace(/\s+/g, ' ');
  const outright = WHEN_I_SAY.exec(flat);
  const found = outright ?? IS.exec(flat);
  if (
    !found ||
    /^(?:name|goal|weight|age|phone|number|plan|email|breakfast|lunch|dinner|supper|snack|brunch|meal|time ?zone|day|diet|doctor|reminder|summary|new|nom|nombre|objectif|poids|peso|meta)\b/i.test(
      found[1]!,
    )
  )
    return null;
  if (/\b(?:goal|reminder|number|wrong|broken|gone|late|done|ready|cold|here)\b/i.test(`${found[1]} ${found[2]}`)) return null;
  // "My kid is choking" is not about a food of that name.
  const names = readItems(found[1]!, readingContext(snapshot, now), table);
  if (!outright && !names.some((item) => item.nutrients !== null && item.sureness >= KNOWN)) return null;
  const words = found[1]!.toLowerCase().replace(/^(?:usual|regular|normal|go-to) /, '');
  return decided({ type: 'remember', words: words.trim(), as: found[2]!.trim() });
};
