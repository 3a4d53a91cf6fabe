import { contains } from '../../language/letters.js';
import { weekdayOf } from '../../domain/local-day.js';
import type { MealEntry } from '../../domain/entry.js';
import type { Target } from '../intents/intent.js';
import { fold, spoken } from '../../language/fold.js';
import { plainNumber } from '../numbers.js';
import { runningNumbers } from '../running-numbers.js';
import type { Scene } from '../scene.js';
import { understand } from '../frames/understand.js';
import { read } from '../matching-items.js';
import { entryMatches, lastEntries, resolveTarget, wordsMatch } from '../targets.js';
import { decided, type Hearing, type Rule } from './hearing.js';
import { dayIn, MEAL_WORD, mealIn } from './meal-words.js';

const DELETE =
  /^(?:(?:please|can you|could you|pls|oops|no|wait|sorry|ok|oh)[, ]+)*(?:delete|remove|erase|clear|get rid of|take (?:off|out)|drop|cancel|scratch|forget|unlog|unsave|undo|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|annule[rz]?|oublie[rz]?|borra[r]?|elimina[r]?|quita[r]?|olvida[r]?) (.+)$/;
const LAST =
  /^(?:the |my |les |los |las |el |la )?(?:last|latest|previous|most recent|dernier[e]?s?|ultim[oa]s?)(?: (\d|one|two|three|four|deux|trois|dos|tres))?(?: (?:things?|entr(?:y|ies)|meals?|ones?|items?|logs?|entrees?|repas|comidas?|cosas?))?$/;
const ALL =
  /^(?:everything|all(?: of)?(?: (?:it|them|that|this))?|all (?:my |of )?(?:meals|entries|logs|food)|(?:my|the) (?:whole |entire )?(?:day|log)|tout|todo|today|yesterday(?! )|la journee|el dia)(?: (?:from |for |i (?:ate|logged|had) )?(?:today|yesterday|aujourd'hui|hoy|hier|ayer))?$/;
const A_MEAL = new RegExp(
  String.raw`^(?:(?:the|my|today'?s|yesterday'?s|last night'?s|le|mon|la|ma|el|mi|that) )*${MEAL_WORD}(?: (?:from |d'|de )?(?:today|yesterday|hier|ayer|hoy|aujourd'hui))?$`,
);

/** Taking away whole entries, saved meals, remembered foods; a food of a meal is a correction. */
export const hearDeletion: Rule = (scene) => {
  const words = spoken(scene.text);
  const found = DELETE.exec(words);
  if (!found) return null;
  const what = found[1]!.replace(/(?:,)? (?:please|pls|por favor|svp|s'il te plait)$/, '');
  const memory = memoryOrSaved(what, scene);
  if (memory) return memory;
  if (
    /^(?:all )?(?:of )?(?:my |the )?(?:account|data|profile|history)$/.test(what) ||
    /^(?:the |that )?(?:reminders?|texts?|account|my account|alerts?|notifications?)\b/.test(what)
  )
    return null;
  const outright =
    /\b(?:delete|remove|erase|get rid of|supprime[rz]?|efface[rz]?|borra[r]?|elimina[r]?) /.test(
      words.slice(0, words.length - found[1]!.length),
    ) && !/\b(?:goals?|targets?|objectif|meta)\b/.test(what);
  const target = targetOf(what, outright, scene);
  return target ? decided({ type: 'delete', target }) : null;
};

function memoryOrSaved(what: string, scene: Scene): Hearing | null {
  const name = what
    .replace(/^(?:the |my |that )?(?:saved meal |saved |recipe |le repas |la comida )?/, '')
    .replace(/^(?:called|named) /, '')
    .replace(/["']/g, '')
    .replace(/ (?:from (?:my )?saved(?: meals)?|saved meal|recipe)$/, '');
  const saved = scene.snapshot.saved.find((one) => fold(one.name) === name);
  if (
    saved &&
    !(
      lastEntries(scene).some((entry) => entry.kind === 'meal' && entry.meal === saved.name) &&
      !contains(scene.text.toLowerCase(), ['saved', 'usual', 'forget', 'oublie', 'olvida'])
    )
  )
    return decided({ type: 'delete-saved', name: saved.name });
  if (/\bsaved\b|\bsauvegarde|\bguardad/.test(what)) return decided({ type: 'delete-saved', name });
  const kept = scene.snapshot.memory.find((one) => fold(one.words) === name.replace(/^what i (?:said|told you) about (?:my )?/, ''));
  return kept ? decided({ type: 'forget-memory', words: kept.words }) : null;
}

function targetOf(what: string, outright: boolean, scene: Scene): Target | null {
  const last = LAST.exec(what);
  if (last)
    return {
      by: 'last',
      count: last[1] ? (plainNumber(last[1]) ?? 1) : what.endsWith('s') && !/\b(?:the|my) last\b.*s$/.test(what) ? 2 : 1,
    };
  const day = dayIn(what, weekdayOf(scene.today));
  if (ALL.test(what)) return { by: 'day', day: day ?? 0 };
  const numbers = runningNumbers(what);
  if (numbers) return { by: 'numbers', numbers };
  const several = what.split(/,? (?:and|et|y|&) |, /);
  if (several.length > 1 && several.every((part) => A_MEAL.test(part))) {
    const entries = several.flatMap((part) => resolveTarget({ by: 'meal', meal: mealIn(part)!, day: day ?? 0 }, scene));
    if (entries.length > 0) return { by: 'numbers', numbers: entries.map((entry) => entry.number) };
  }
  if (A_MEAL.test(what)) return { by: 'meal', meal: mealIn(what)!, day: day ?? 0 };
  const words = what.replace(/^(?:the|my|that|le|la|les|mon|ma|mes|el|los|las|mi|mis|l') ?/, '');
  const entry = lastEntries(scene).find((one) => entryMatches(one, words));
  // "Delete the pizza" where there is none is answered, and never logged as pizza.
  if (!entry) return outright ? { by: 'words', words } : null;
  // One food among several is taken out of its meal; a meal of that food alone, or a workout, goes whole.
  return entry.kind === 'workout' || (entry.items.length === 1 && !namesMore(words, entry, scene)) ? { by: 'words', words } : null;
}

/** "Remove the bagel i ate a muffin": what was eaten instead is told beside the one that goes, understood or not. */
function namesMore(words: string, { items }: MealEntry, scene: Scene): boolean {
  const { frames, left } = understand(scene);
  const isFood = (word: string) =>
    read(word, scene).some(({ nutrients, sureness, name }) => nutrients !== null && sureness >= 0.5 && wordsMatch(name, word));
  const puts = frames.some(({ match, proposal }) => match.bindings['new'] && proposal.intents.some(({ type }) => type === 'edit'));
  return puts || left.some((word) => words.includes(word) && !items.some(({ name }) => wordsMatch(name, word)) && isFood(word));
}
