import { Minus, Plus } from 'lucide-react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { readQuantity } from './meal-draft';
import { sayLater } from './say-later';

const BY_WEIGHT = ['g', 'ml', 'mg'];
const LEAST = 0.25;

interface Props {
  value: string;
  unit: string;
  /** Where the editor begins. */
  first: boolean;
  onChange: (value: string) => void;
}

/** How much, typed or a step more or less: tens of grams, whole ones of anything else, halves below one. */
export function AmountField({ value, unit, first, onChange }: Props) {
  const quantity = readQuantity(value);
  const step = BY_WEIGHT.includes(unit) ? 10 : 1;
  const less = quantity > step ? quantity - step : quantity / 2;
  const more = quantity < 1 && step === 1 ? quantity * 2 : quantity + step;
  const set = (next: number) => onChange(Number.isFinite(next) && next >= LEAST ? plain(next) : String(step));
  return (
    <div className="flex items-end">
      <Button look="quiet" icon aria-label={sayLater('less')} onClick={() => set(Math.max(LEAST, less))}>
        <Minus size={18} aria-hidden="true" />
      </Button>
      <TextField
        label={sayLater('amount')}
        className="w-16"
        inputMode="decimal"
        value={value}
        {...(first ? { 'data-autofocus': true } : {})}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button look="quiet" icon aria-label={sayLater('more')} onClick={() => set(more)}>
        <Plus size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Two decimals at most, without grouping. */
const plain = (value: number): string => String(Math.round(value * 100) / 100);
