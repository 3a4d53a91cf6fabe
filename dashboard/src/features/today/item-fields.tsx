import { useEffect, useRef } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { showNumber } from '../../lib/format';
import { AmountField } from './amount-field';
import { FoodField } from './food-field';
import { chosen, figureOf, type ItemDraft } from './meal-draft';
import { UnitField } from './unit-field';
import { sayLater } from './say-later';

interface Props {
  line: ItemDraft;
  /** 1 for the first: names the group for a screen reader. */
  place: number;
  fault: string | null;
  /** The fault is that nobody knows the food: figures of one's own would do. */
  unknown: boolean;
  onChange: (part: Partial<ItemDraft>) => void;
  /** Null for the only line: a meal has at least one. */
  onRemove: (() => void) | null;
}

/** One food of the meal editor: its name, how much of it, and calories of one's own. */
export function ItemFields({ line, place, fault, unknown, onChange, onRemove }: Props) {
  const group = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!fault) return;
    group.current?.scrollIntoView({ block: 'start' });
    if (unknown) group.current?.querySelector<HTMLInputElement>('[data-own-figure]')?.focus({ preventScroll: true });
  }, [fault, unknown]);
  const calories = figureOf({ ...line, calories: '' }, 'calories');
  return (
    <li ref={group} role="group" aria-label={sayLater('foodNumber', { place })} className="flex scroll-mt-16 flex-col gap-2 py-4">
      <div className="flex items-start gap-1">
        <FoodField
          value={line.name}
          fresh={line.was === null}
          onType={(name) => onChange({ name, food: null, size: null })}
          onChoose={(food) => onChange(chosen(food))}
        />
        {onRemove && (
          <Button
            look="danger-quiet"
            icon
            className="mt-7"
            aria-label={line.name ? sayLater('removeOf', { name: line.name }) : sayLater('removeThis')}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_5rem] items-start gap-2">
        <AmountField
          value={line.quantity}
          unit={line.unit}
          first={place === 1 && line.was !== null}
          onChange={(quantity) => onChange({ quantity })}
        />
        <UnitField line={line} onChange={onChange} />
        <TextField
          label={sayLater('kcal')}
          inputMode="numeric"
          data-own-figure=""
          placeholder={calories === null ? sayLater('lookUp') : showNumber(calories)}
          value={line.calories}
          onChange={(event) => onChange({ calories: event.target.value })}
        />
      </div>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </li>
  );
}
