import { useState, type FormEvent } from 'react';
import type { Meal, UpdateMeal } from '@mealtext/backend/contract';
import { MEAL_TYPES, type MealType } from '@mealtext/backend/domain';
import { Plus } from 'lucide-react';
import { Button } from '../../components/button';
import { Choice } from '../../components/choice';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { SaveBar } from '../../components/save-bar';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { EditorTotals } from './editor-totals';
import { ItemFields } from './item-fields';
import { draftOf, faultOf, itemsChanged, type ItemDraft } from './meal-draft';
import { changesOf, whenFault } from './meal-changes';
import { updateMeal } from './requests/update-meal';
import { useSaveEntry } from './use-save-entry';

/** Changes a meal: its type, when it was, its items and amounts, with the totals following. */
export function MealEditor({ meal, onClose }: { meal: Meal; onClose: () => void }) {
  const user = useUser();
  const today = useToday();
  const [mealType, setMealType] = useState(meal.mealType);
  const [date, setDate] = useState(meal.date);
  const [time, setTime] = useState(meal.time);
  const [lines, setLines] = useState(() => draftOf(meal));
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState(0);
  const saving = useSaveEntry('Meal', (change: UpdateMeal) => updateMeal(user.id, meal.id, change), onClose);
  const badDate = whenFault(date, time, today);

  const change = (key: string, part: Partial<ItemDraft>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    setLines([...lines, { key: `added-${added}`, name: '', quantity: '1', unit: '', calories: '', was: null }]);
    setAdded(added + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (badDate || lines.some(faultOf)) return;
    const changes = changesOf(meal, { mealType, date, time, lines: itemsChanged(lines, meal) ? lines : null });
    if (Object.keys(changes).length === 0) onClose();
    else saving.mutate(changes);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Edit meal #${meal.number}`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Choice
          label="Meal"
          value={mealType}
          options={MEAL_TYPES.map((value) => ({ value, label: NAMES[value] }))}
          onChange={(value) => setMealType(value as MealType)}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Day" type="date" max={today} value={date} onChange={(event) => setDate(event.target.value)} error={badDate} />
          <TextField label="Time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </div>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {lines.map((line, at) => (
            <ItemFields
              key={line.key}
              line={line}
              place={at + 1}
              fault={tried ? faultOf(line) : null}
              onChange={(part) => change(line.key, part)}
              onRemove={lines.length > 1 ? () => setLines(lines.filter((one) => one !== line)) : null}
            />
          ))}
        </ul>
        <Button look="quiet" onClick={add} className="self-start">
          <Plus size={18} aria-hidden="true" /> Add a food
        </Button>
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-col gap-3 border-t border-line bg-raised p-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
          <EditorTotals lines={lines} />
          <SaveBar busy={saving.isPending} error={saving.error} failed="Failed to update the meal. Please try again." onCancel={onClose} />
        </div>
      </form>
    </Dialog>
  );
}

const NAMES: Readonly<Record<MealType, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' };
