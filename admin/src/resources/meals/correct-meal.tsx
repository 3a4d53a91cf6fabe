import type { CorrectMeal, StaffMealRow } from '@mealtext/backend/contract';
import DeleteIcon from '@mui/icons-material/Close';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { MEAL_TYPES } from '../../components/choices';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { isUnknown, unknownIn } from './unknown-food';
import { emptyLine, faultOf, itemsToSend, linesOf, type MealLine } from './meal-lines';

/** What the correction needs of a meal: a row of the list, or an entry of the conversation. */
export type Correctable = Pick<StaffMealRow, 'id' | 'number' | 'mealType' | 'date' | 'time' | 'items'>;

export function CorrectMealButton({ meal, variant = 'contained' }: { meal: Correctable; variant?: 'contained' | 'outlined' | 'text' }) {
  const { may } = useAppContext();
  const [open, setOpen] = useState(false);
  if (!may('correct')) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        Correct
      </Button>
      {open && <CorrectMealDialog meal={meal} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The meal as it should be, through the same handlers as everybody's corrections. */
function CorrectMealDialog({ meal, onClose }: { meal: Correctable; onClose: () => void }) {
  const { api } = useAppContext();
  const { busy, act } = useAction();
  const [lines, setLines] = useState(() => linesOf(meal.items));
  const [added, setAdded] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const change = (key: string, next: Partial<MealLine>) =>
    setLines((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const add = () => {
    setLines((all) => [...all, emptyLine(`added-${added}`)]);
    setAdded(added + 1);
  };

  const send = async (form: FormData, unknownFoods: CorrectMeal['unknownFoods']) => {
    const field = (name: string) => (form.get(name) as string).trim();
    const fault = faultOf(lines);
    if (fault) return setWrong(fault);
    if (field('reason').length < 3) return setWrong('Give a reason of at least three characters.');
    const items = itemsToSend(lines, meal.items);
    const body: CorrectMeal = {
      ...(field('mealType') === meal.mealType ? {} : { mealType: field('mealType') as NonNullable<CorrectMeal['mealType']> }),
      ...(field('date') === meal.date ? {} : { date: field('date') }),
      ...(field('time') === meal.time ? {} : { time: field('time') }),
      ...(items ? { items } : {}),
      reason: field('reason'),
      unknownFoods,
    };
    const save = () =>
      api.call('PUT', `meals/${meal.id}`, body).catch((error: unknown) => {
        setUnknown(unknownIn(error));
        throw error;
      });
    const words = await act(save, `Meal #${meal.number} corrected`);
    if (words === null) onClose();
    else setWrong(words);
  };

  return (
    <Dialog open onClose={onClose}>
      <form
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget), 'refuse');
        }}
        noValidate
      >
        <DialogTitle>Correct meal #{meal.number}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {wrong && <Alert severity="error">{wrong}</Alert>}
            <div className="correct-lines">
              {lines.map((line, index) => (
                <div key={line.key} className="correct-line" role="group" aria-label={`Food ${index + 1}`}>
                  <TextField
                    label="Amount"
                    type="number"
                    value={line.quantity}
                    onChange={({ target }) => change(line.key, { quantity: target.value })}
                    slotProps={{ htmlInput: { min: 0.01, step: 'any', inputMode: 'decimal' } }}
                  />
                  <TextField label="Unit" value={line.unit} onChange={({ target }) => change(line.key, { unit: target.value })} />
                  <TextField
                    label="Food"
                    className="grow"
                    value={line.name}
                    error={isUnknown(line, unknown)}
                    helperText={isUnknown(line, unknown) ? 'Nobody knows this food. Use another name.' : undefined}
                    onChange={({ target }) => change(line.key, { name: target.value })}
                    slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
                  />
                  <IconButton
                    aria-label={`Take out food ${index + 1}`}
                    onClick={() => setLines((all) => all.filter(({ key }) => key !== line.key))}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </div>
              ))}
            </div>
            <div>
              <Button onClick={add}>Add a food</Button>
            </div>
            <div className="correct-line">
              <TextField select name="mealType" label="Meal" defaultValue={meal.mealType} className="grow">
                {(MEAL_TYPES.some(([value]) => value === meal.mealType)
                  ? MEAL_TYPES
                  : [[meal.mealType, 'Other'] as const, ...MEAL_TYPES]
                ).map(([value, label]) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
              <TextField name="date" label="Day" type="date" defaultValue={meal.date} slotProps={{ inputLabel: { shrink: true } }} />
              <TextField name="time" label="Time" type="time" defaultValue={meal.time} slotProps={{ inputLabel: { shrink: true } }} />
            </div>
            <TextField
              name="reason"
              label="Reason"
              multiline
              minRows={2}
              fullWidth
              helperText="Kept in the audit."
              slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {lines.some((line) => isUnknown(line, unknown)) && (
            <Button
              disabled={busy}
              onClick={({ currentTarget }) => currentTarget.form && void send(new FormData(currentTarget.form), 'keep')}
            >
              Save without counting it
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={busy}>
            Save the correction
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
