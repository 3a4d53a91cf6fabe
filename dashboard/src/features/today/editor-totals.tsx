import { MacroLine } from '../../components/macro-line';
import { showNumber } from '../../lib/format';
import { figureOf, isUncounted, type ItemDraft } from './meal-draft';
import { sayLater } from './say-later';

type Nutrient = Parameters<typeof figureOf>[1];

/** What the meal adds up to as edited. New foods are looked up when it is saved, and said so. */
export function EditorTotals({ lines }: { lines: readonly ItemDraft[] }) {
  const total = (nutrient: Nutrient) => lines.reduce((sum, line) => sum + (figureOf(line, nutrient) || 0), 0);
  const unknown = lines.filter((line) => figureOf(line, 'calories') === null && !isUncounted(line)).length;
  return (
    <div role="status" className="figures">
      <p className="font-semibold">
        {showNumber(total('calories'))} <span className="text-sm font-normal text-soft">{sayLater('inAll')}</span>
      </p>
      <MacroLine of={{ protein: total('protein'), carbs: total('carbs'), fat: total('fat'), sugar: total('sugar') }} />
      {unknown > 0 && <p className="text-sm text-soft">{sayLater('lookedUp', { count: unknown })}</p>}
    </div>
  );
}
