import type { Food, Portion } from './food.js';
import { SIZES, SIZE_FACTOR, VOLUMES, WEIGHTS } from './measures.js';
import { fewOfMany, onePiece, standardGrams, uncut, wholeOf } from './one-piece.js';
import { ALIKE_UNITS, DRINK_CONTAINERS, DRINK_SIZES, SOLID_CONTAINERS } from './usual-containers.js';
import { stemWord } from './words.js';

/** An amount of a food as somebody said it. */
export interface SaidAmount {
  /** Null: none was said. */
  quantity: number | null;
  /** Canonical unit; null: none was said. */
  unit: string | null;
  size: string | null;
  /** State of the food that a measure may depend on: "diced", "cooked". */
  details: readonly string[];
  /** Contents of one container: a 16.9 fl oz bottle. */
  each: { quantity: number; unit: string } | null;
  /** The food was named in the plural. */
  plural: boolean;
  /** A portion word within the name as said: "roll" of "spicy tuna roll". */
  nameUnit?: string | null;
}

/** What was made of it. `quantity` and `unit` are the user's own, or ours with `assumption` saying so. */
export interface Weighed {
  quantity: number;
  unit: string;
  size: string | null;
  grams: number;
  /** What we assumed, in words ("1 cup"); null: nothing. */
  assumption: string | null;
  /** False when the weight is a rough stand-in that the food's own portions do not give. */
  known: boolean;
}

const COUNTED = new Set(['count', 'piece']);
const VOLUME_ALIKE: readonly string[] = ['bowl', 'plate', 'glass', 'mug'];

/** Grams in a millilitre of the food as it lies in a cup. */
export function densityOf(food: Food, details: readonly string[] = []): number | null {
  const cups = food.portions.filter((portion) => portion.unit === 'cup' && (portion.size === null || portion.size === 'medium'));
  const cup =
    cups.find((portion) => portion.detail && details.some((word) => portion.detail!.includes(word))) ??
    cups.find((portion) => portion.detail === null) ??
    cups.find((portion) => portion.detail === 'cooked') ??
    cups[0];
  if (cup) return cup.grams / (food.tags.has('drink') ? 240 : VOLUMES['cup']!);
  for (const unit of ['floz', 'tbsp', 'tsp']) {
    const portion = food.portions.find((one) => one.unit === unit);
    if (portion) return portion.grams / VOLUMES[unit]!;
  }
  return food.tags.has('drink') || food.tags.has('alcohol') ? 1.01 : null;
}

/** Turns an amount as said into grams of the food. */
export function weigh(food: Food, said: SaidAmount): Weighed {
  const drink = food.tags.has('drink') || food.tags.has('alcohol');
  const quantity = said.quantity ?? 1;
  const out = (grams: number, unit: string, assumption: string | null, known = true): Weighed => ({
    quantity,
    unit,
    size: said.size,
    grams: quantity * grams,
    assumption,
    known,
  });
  if (said.each) {
    const one = weigh(food, { ...said, ...said.each, each: null });
    return { ...out(one.grams, said.unit ?? 'count', null, one.known) };
  }
  const { unit } = said;
  if (unit && unit in WEIGHTS && !(unit === 'oz' && drink)) return out(WEIGHTS[unit]!, unit, null);
  const volume = unit === 'oz' ? 'floz' : unit;
  if (volume && volume in VOLUMES) {
    const own = volume === 'cup' ? undefined : food.portions.find((portion) => portion.unit === volume && portion.size === null);
    const density = densityOf(food, said.details);
    const grams = own?.grams ?? VOLUMES[volume]! * (density ?? 0.6) * (volume === 'cup' && drink ? 240 / VOLUMES['cup']! : 1);
    return out(grams, volume, null, own !== undefined || density !== null);
  }
  if (
    !unit ||
    COUNTED.has(unit) ||
    (unit === 'whole' && !food.portions.some((portion) => portion.unit === 'whole')) ||
    isOwnName(food, unit)
  )
    return counted(food, said, quantity, drink);
  return contained(food, unit, said, drink, out);
}

/** "wings celery" are two foods, no wings of celery. */
const BODY_PARTS: ReadonlySet<string> = new Set(['wing', 'breast', 'thigh', 'leg', 'drumstick', 'rib']);

/** How ill a unit fits a food, 0 to 1: a scoop of water, a slice of soup. For telling which of two foods an amount belongs to. */
export function misfit(food: Food, unit: string): number {
  if (
    COUNTED.has(unit) ||
    unit === 'serving' ||
    unit === 'order' ||
    unit === 'whole' ||
    food.portions.some((portion) => portion.unit === unit) ||
    isOwnName(food, unit)
  )
    return 0;
  if (BODY_PARTS.has(unit) && !closeUnit(food, unit)) return 2.5;
  const drink = food.tags.has('drink') || food.tags.has('alcohol');
  if (drink) return unit in VOLUMES || (unit in DRINK_CONTAINERS && unit !== 'piece') ? 0 : unit in WEIGHTS ? 0.1 : 1;
  if (unit in WEIGHTS) return 0;
  if (unit in VOLUMES) return densityOf(food) === null ? 0.5 : 0;
  if (closeUnit(food, unit)) return 0.2;
  return unit === 'handful' ||
    unit === 'bowl' ||
    unit === 'plate' ||
    unit === 'bite' ||
    unit === 'bag' ||
    unit === 'basket' ||
    unit === 'box' ||
    unit === 'container' ||
    unit === 'pack'
    ? 0.3
    : 0.8;
}

/** "wing" of chicken wings, "bar" of a protein bar: one of the food itself. */
function isOwnName(food: Food, unit: string): boolean {
  return (
    food.tags.has('count') &&
    !food.portions.some((portion) => portion.unit === unit) &&
    food.name.split(' ').some((word) => stemWord(word) === unit)
  );
}

function counted(food: Food, said: SaidAmount, quantity: number, drink: boolean): Weighed {
  const base = { quantity, size: said.size, known: true };
  const { standard } = food;
  const inches = said.size === null ? null : /^(\d+) inch$/.exec(said.size);
  if (inches) {
    const grams = ofInches(food, Number(inches[1]));
    return { ...base, unit: 'count', grams: quantity * grams, assumption: null };
  }
  if (said.size !== null) {
    const sized = sizedPortion(food, null, said.size);
    if (sized && !(sized.unit === 'bag' && quantity > 1))
      return { ...base, unit: 'count', grams: quantity * sized.grams, assumption: null };
    const ml = drink ? (DRINK_SIZES[said.size] ?? DRINK_SIZES[SIZES[said.size] ?? '']) : undefined;
    // "Large chips" are more than usual, not one large chip.
    const one = standard.portion.unit === 'g' && (said.quantity ?? 1) === 1 ? standardGrams(food) : onePiece(food);
    const grams = ml ? ml * (densityOf(food) ?? 1) : one.grams * (SIZE_FACTOR[SIZES[said.size] ?? 'medium'] ?? 1);
    return { ...base, unit: 'count', grams: quantity * grams, assumption: null, known: ml !== undefined };
  }
  const one = onePiece(food);
  if (said.quantity !== null || said.unit !== null) {
    const entire = said.unit === null ? (wholeOf(food) ?? (quantity < 1 ? uncut(food) : undefined)) : undefined;
    if (entire) return { ...base, unit: 'count', grams: quantity * entire.grams, assumption: 'a whole one' };
    const named =
      said.unit === null && said.nameUnit
        ? food.portions.find((portion) => portion.unit === said.nameUnit && portion.size === null)
        : undefined;
    if (named) return { ...base, unit: 'count', grams: quantity * named.grams, assumption: null };
    const whole =
      food.tags.has('count') || fewOfMany(food, said) || (said.quantity !== 1 && standard.quantity !== 1) ? one : standardGrams(food);
    return {
      ...base,
      unit: 'count',
      grams: quantity * whole.grams,
      assumption: said.quantity === 1 && !food.tags.has('count') ? whole.label : null,
    };
  }
  // nothing said: a bare plural is the usual number, anything else the usual amount
  if (food.tags.has('count') && standard.quantity > 1 && standard.portion.unit !== 'g' && said.plural) {
    return {
      ...base,
      quantity: standard.quantity,
      unit: 'count',
      grams: standard.quantity * standard.portion.grams,
      assumption: `${standard.quantity}`,
    };
  }
  if (food.tags.has('count') && !said.plural && standard.portion.unit === 'piece' && standard.quantity < 4)
    return { ...base, unit: 'count', grams: one.grams, assumption: `1 ${one.label.replace(/^1 /, '')}` };
  const usual = standardGrams(food);
  return { ...base, unit: 'count', grams: usual.grams, assumption: usual.label };
}

/** One of so many inches: a sub by its length, a pizza by its width. */
function ofInches(food: Food, inches: number): number {
  const foot = food.portions.find((portion) => portion.unit === 'footlong');
  if (foot || /\bsub\b|hoagie|hot dog/.test(food.name)) return (foot?.grams ?? onePiece(food).grams * 2) * (inches / 12);
  const size = inches < 8 ? 'personal' : inches < 12 ? 'small' : inches < 14 ? 'medium' : inches < 16 ? 'large' : 'extra large';
  return sizedPortion(food, null, size)?.grams ?? wholeOf(food)?.grams ?? onePiece(food).grams;
}

function sizedPortion(food: Food, unit: string | null, size: string): Portion | undefined {
  const general = SIZES[size] ?? size;
  const fits = food.portions.filter(
    (portion) => portion.size !== null && (unit === null ? portion.unit === 'piece' : portion.unit === unit),
  );
  const found =
    fits.find((portion) => portion.size === size) ??
    fits.find(
      (portion) =>
        portion.size === general && !(size in DRINK_SIZES && food.tags.has('drink') && !['small', 'medium', 'large'].includes(size)),
    ) ??
    fits.find((portion) => SIZES[portion.size!] === general && !(portion.size! in { tall: 1, grande: 1, venti: 1, short: 1, trenta: 1 }));
  if (found || unit !== null || food.tags.has('drink')) return found;
  const { unit: usual } = food.standard.portion;
  // What is usually told by weight comes in bags: "large chips".
  const others = food.portions.filter(
    (portion) => portion.size !== null && (portion.unit === usual || (usual === 'g' && portion.unit === 'bag')),
  );
  return others.find((portion) => portion.size === size) ?? others.find((portion) => SIZES[portion.size!] === general);
}

function contained(
  food: Food,
  unit: string,
  said: SaidAmount,
  drink: boolean,
  out: (grams: number, unit: string, assumption: string | null, known?: boolean) => Weighed,
): Weighed {
  if (said.size !== null) {
    const sized = sizedPortion(food, unit, said.size);
    if (sized) return out(sized.grams, unit, null);
  }
  const plain = food.portions.filter((portion) => portion.unit === unit);
  const own =
    plain.find(
      (portion) => portion.size === null && portion.detail !== null && said.details.some((word) => portion.detail!.includes(word)),
    ) ??
    plain.find((portion) => portion.size === null) ??
    plain.find((portion) => portion.size === 'medium' || portion.size === 'regular') ??
    plain[0];
  const factor = said.size === null ? 1 : (SIZE_FACTOR[SIZES[said.size] ?? 'medium'] ?? 1);
  if (own) return out(own.grams * (own.size === null || said.size !== null ? factor : 1), unit, `${unit} of ${rounded(own.grams)} g`);
  if (unit === 'serving' || unit === 'order' || unit === 'meal') {
    const order = unit === 'order' ? food.portions.find((portion) => portion.unit === 'serving') : undefined;
    const grams = order?.grams ?? standardGrams(food).grams;
    return out(grams * factor, unit, `${rounded(grams)} g`);
  }
  const close = closeUnit(food, unit);
  if (close) return out(close.grams * factor, unit, `${rounded(close.grams)} g`);
  const density = densityOf(food);
  const ml = drink
    ? DRINK_CONTAINERS[unit]
    : unit === 'bowl'
      ? 350
      : unit === 'plate'
        ? 450
        : VOLUME_ALIKE.includes(unit)
          ? 240
          : undefined;
  if (ml !== undefined && density !== null) return out(ml * density * factor, unit, `${rounded(ml * density)} g`, drink);
  const bulky = unit === 'plate' || unit === 'bowl' ? Math.max(standardGrams(food).grams, 200) : undefined;
  const grams =
    bulky ??
    (food.tags.has('count') && !(unit in { handful: 1, bite: 1, spoonful: 1 }) ? onePiece(food).grams : undefined) ??
    SOLID_CONTAINERS[unit] ??
    standardGrams(food).grams;
  return out(grams * factor, unit, `${rounded(grams)} g`, false);
}

function closeUnit(food: Food, unit: string): Portion | undefined {
  const group = ALIKE_UNITS.find(([first]) => first === unit) ?? [];
  for (const other of group.slice(1)) {
    const found = food.portions.find((portion) => portion.unit === other && (portion.size === null || portion.size === 'medium'));
    if (found) return found;
  }
  return undefined;
}

const rounded = (grams: number): number => (grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10);
