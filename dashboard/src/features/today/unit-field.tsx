import { useEffect } from 'react';
import { SelectField } from '../../components/select-field';
import { TextField } from '../../components/field';
import { useFoods } from '../../lib/queries/use-foods';
import { isNamedAsWas, type ItemDraft } from './meal-draft';
import { showMeasure } from './show-measure';
import { sayLater } from './say-later';

interface Props {
  line: ItemDraft;
  onChange: (part: Partial<ItemDraft>) => void;
}

/** What the amount is counted in: the measures of a food that is known, words for any other. */
export function UnitField({ line, onChange }: Props) {
  const { was, food } = line;
  const own = isNamedAsWas(line) && was?.food ? was : null;
  const { data } = useFoods(own?.name ?? '', own !== null && food === null);
  useEffect(() => {
    if (!own || food) return;
    const found = data?.find(({ name }) => name === own.name) ?? data?.find((one) => one.food === own.food);
    if (found) onChange({ food: found });
  }, [own, food, data, onChange]);

  if (!food)
    return (
      <TextField
        label={sayLater('unit')}
        placeholder={sayLater('count')}
        value={line.unit}
        onChange={({ target }) => onChange({ unit: target.value, size: null })}
      />
    );
  const now = { unit: line.unit.trim() || 'count', size: line.size };
  const measures = food.portions.some((one) => keyOf(one) === keyOf(now)) ? food.portions : [now, ...food.portions];
  return (
    <SelectField
      label={sayLater('unit')}
      value={keyOf(now)}
      options={measures.map((one) => ({ value: keyOf(one), label: showMeasure(one) }))}
      onChange={(key) => {
        const to = measures.find((one) => keyOf(one) === key);
        if (to)
          onChange({
            unit: to.unit === 'count' ? '' : to.unit,
            size: to.size,
            calories: '',
            ...('usual' in to ? { quantity: String(to.usual) } : {}),
          });
      }}
    />
  );
}

const keyOf = ({ unit, size }: { unit: string; size: string | null }): string => `${size ?? ''}/${unit}`;
