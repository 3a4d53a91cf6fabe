import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { showNumber } from '../../lib/format';
import { figureOf, type ItemDraft } from './meal-draft';

interface Props {
  line: ItemDraft;
  /** 1 for the first: names the group for a screen reader. */
  place: number;
  fault: string | null;
  onChange: (part: Partial<ItemDraft>) => void;
  /** Null for the only line: a meal has at least one. */
  onRemove: (() => void) | null;
}

/** One food of the meal editor: its name, how much of it, and calories of one's own. */
export function ItemFields({ line, place, fault, onChange, onRemove }: Props) {
  const calories = figureOf({ ...line, calories: '' }, 'calories');
  return (
    <li role="group" aria-label={`Food ${place}`} className="flex flex-col gap-2 py-4">
      <div className="flex items-end gap-1">
        <TextField
          label="Food"
          className="min-w-0 flex-1"
          dir="auto"
          value={line.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {onRemove && (
          <Button look="danger-quiet" icon aria-label={`Remove ${line.name || 'this food'}`} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="grid grid-cols-3 gap-2">
        <TextField
          label="Amount"
          inputMode="decimal"
          value={line.quantity}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
        <TextField label="Unit" placeholder="count" value={line.unit} onChange={(event) => onChange({ unit: event.target.value })} />
        <TextField
          label="kcal"
          inputMode="numeric"
          placeholder={calories === null ? 'look up' : showNumber(calories)}
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
