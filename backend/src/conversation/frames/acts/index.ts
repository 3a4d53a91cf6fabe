import type { Resolve } from '../proposal.js';
import * as additions from './additions.js';
import * as amounts from './amounts.js';
import * as denials from './denials.js';
import { describes, heldKind, joins } from './describes.js';
import * as less from './fewer.js';
import * as figures from './figures.js';
import * as foods from './foods.js';
import * as goals from './goals.js';
import { mineInstead } from './mine-instead.js';
import * as moves from './moves.js';
import * as otherTarget from './other-target.js';
import * as repeats from './repeats.js';
import * as saves from './saves.js';
import * as shares from './shares.js';
import * as takesBack from './takes-back.js';
import { times } from './times.js';
import * as units from './units.js';
import { without } from './without.js';
import * as workouts from './workouts.js';

/** Who resolves an act of `sentences.yaml`: one line each. */
export const ACTS: Readonly<Record<string, Resolve>> = {
  amount: amounts.amount,
  'amount?': amounts.amountHinted,
  'each-amount?': amounts.eachAmount,
  number: amounts.number,
  'so-many': amounts.soMany,
  'held-kind': heldKind,
  unit: units.unit,
  'unit?': units.unitHinted,
  twice: denials.twice,
  'not-yet': denials.notYet,
  'delete-day': takesBack.removeDay,
  'other-share': shares.otherShare,
  'and-share': shares.andShare,
  by: less.fewer,
  fewer: less.less,
  'so-many-more': less.soManyMore,
  'only-these': denials.onlyThese,
  'mine-instead': mineInstead,
  'no-more': denials.noMore,
  'told-twice': denials.saysWhy,
  'left-over': denials.noMore,
  'left-so-much': less.leftSoMuch,
  'not-eaten': denials.notEaten,
  had: shares.hadWhole,
  'one-of': amounts.oneOf,
  times,
  replace: foods.replace,
  'replace?': foods.replaceHinted,
  'replace-all': foods.replaceAll,
  'replace-all?': foods.replaceAllHinted,
  'describe?': describes,
  'joins?': joins,
  remove: foods.remove,
  without,
  add: additions.add,
  'made-with': additions.madeWith,
  'add?': additions.addHinted,
  'put-on?': additions.putOn,
  'put-back': foods.putBack,
  share: shares.share,
  'share?': shares.shareHinted,
  left: shares.left,
  unfinished: shares.unfinished,
  split: shares.split,
  'split-among': shares.splitAmong,
  halve: shares.halve,
  calories: figures.calories,
  'calories?': figures.caloriesHinted,
  figures: figures.figures,
  'figures?': figures.figuresHinted,
  when: moves.when,
  'when?': moves.whenHinted,
  swapped: moves.swapped,
  sport: workouts.sport,
  'sport?': workouts.sportHinted,
  workout: workouts.workout,
  'workout?': workouts.workoutHinted,
  undo: takesBack.undo,
  redo: takesBack.redo,
  'never-mind': takesBack.neverMind,
  delete: takesBack.remove,
  others: takesBack.others,
  theirs: takesBack.theirs,
  again: takesBack.again,
  'other-meant': otherTarget.otherMeant,
  'gone-too': otherTarget.goneToo,
  'delete-last': takesBack.removeLast,
  repeat: repeats.repeat,
  'again-workout': repeats.againWorkout,
  more: repeats.more,
  'once-more': repeats.onceMore,
  'another-bout': workouts.anotherBout,
  longer: workouts.longer,
  shorter: workouts.shorter,
  'save-it': saves.saveIt,
  'save-foods': saves.saveFoods,
  define: saves.define,
  'setting-move': goals.settingMove,
  'named-again?': takesBack.namedAgain,
  kept: takesBack.kept,
  unchanged: takesBack.unchanged,
};
