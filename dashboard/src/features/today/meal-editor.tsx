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
import { isUnknown, unknownIn } from './unknown-food';
import { changesOf, whenFault } from './meal-changes';
import { updateMeal } from './requests/update-meal';
import { useSaveEntry } from './use-save-entry';
import { sayLater } from './say-later';

/** Changes a meal: its type, when it was, its items and amounts, with the totals following. */
export default function MealEditor({ meal, onClose }: { meal: Meal; onClose: () => void }) {
  const user = useUser();
  const today = useToday() ?? meal.date;
  const [mealType, setMealType] = useState(meal.mealType);
  const [date, setDate] = useState(meal.date);
  const [time, setTime] = useState(meal.time);
  const [lines, setLines] = useState(() => draftOf(meal));
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState(0);
  const saving = useSaveEntry('meal', (change: UpdateMeal) => updateMeal(user.id, meal.id, change), onClose);
  const unknown = unknownIn(saving.error);
  const badDate = whenFault(date, time, today);

  const change = (key: string, part: Partial<ItemDraft>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    setLines([...lines, { key: `added-${added}`, name: '', quantity: '1', unit: '', size: null, food: null, calories: '', was: null }]);
    setAdded(added + 1);
  };
  const save = (unknownFoods: UpdateMeal['unknownFoods']) => {
    setTried(true);
    if (badDate || lines.some(faultOf)) return;
    const changes = changesOf(meal, { mealType, date, time, lines: itemsChanged(lines, meal) ? lines : null });
    if (Object.keys(changes).length === 0) onClose();
    else saving.mutate({ ...changes, unknownFoods });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save('refuse');
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={sayLater('editMeal', { number: meal.number })}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Choice
          label={sayLater('meal')}
          value={mealType}
          options={MEAL_TYPES.map((value) => ({ value, label: sayLater(value) }))}
          onChange={(value) => setMealType(value as MealType)}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={sayLater('day')}
            type="date"
            max={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            error={badDate}
          />
          <TextField label={sayLater('time')} type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </div>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {lines.map((line, at) => (
            <ItemFields
              key={line.key}
              line={line}
              place={at + 1}
              fault={(tried && faultOf(line)) || (isUnknown(line, unknown) ? sayLater('unknownFood') : null)}
              unknown={isUnknown(line, unknown)}
              onChange={(part) => change(line.key, part)}
              onRemove={lines.length > 1 ? () => setLines(lines.filter((one) => one !== line)) : null}
            />
          ))}
        </ul>
        <Button look="quiet" onClick={add} className="self-start">
          <Plus size={18} aria-hidden="true" /> {sayLater('addFood')}
        </Button>
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-col gap-3 border-t border-line bg-raised p-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
          <EditorTotals lines={lines} />
          <SaveBar
            busy={saving.isPending}
            error={saving.error}
            failed={sayLater('mealNotUpdated')}
            onCancel={onClose}
            action={
              unknown.length > 0 && (
                <Button look="plain" disabled={saving.isPending} onClick={() => save('keep')}>
                  {sayLater('saveUncounted')}
                </Button>
              )
            }
          />
        </div>
      </form>
    </Dialog>
  );
}
