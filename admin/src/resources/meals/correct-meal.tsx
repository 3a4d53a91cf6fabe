import type { CorrectMeal, MealItem, StaffMealRow } from '@mealtext/backend/contract';
import DeleteIcon from '@mui/icons-material/Close';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { MEAL_TYPES } from '../../components/choices';
import { useAct } from '../../providers/use-act';
import { useSurroundings } from '../../session/surroundings';

/** What the correction needs of a meal: a row of the list, or an entry of the conversation. */
export type Correctable = Pick<StaffMealRow, 'id' | 'number' | 'mealType' | 'date' | 'time' | 'items'>;

interface Line {
  key: number;
  name: string;
  quantity: string;
  unit: string;
  size: string | null;
  /** A figure that is the user's own stays theirs. */
  calories?: number;
}

let keys = 0;
const lineOf = ({ name, quantity, unit, size, calories, source }: MealItem): Line => ({
  key: (keys += 1),
  name,
  quantity: String(quantity),
  unit,
  size,
  ...(source === 'user' && calories !== null ? { calories } : {}),
});
const emptyLine = (): Line => ({ key: (keys += 1), name: '', quantity: '1', unit: 'count', size: null });

export function CorrectMealButton({ meal, variant = 'contained' }: { meal: Correctable; variant?: 'contained' | 'outlined' | 'text' }) {
  const { may } = useSurroundings();
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
  const { api } = useSurroundings();
  const { busy, act } = useAct();
  const [lines, setLines] = useState(() => meal.items.map(lineOf));
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (key: number, next: Partial<Line>) => setLines((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => (form.get(name) as string).trim();
    const items = lines.map(({ name, quantity, unit, size, calories }) => ({
      name: name.trim(),
      quantity: Number(quantity),
      unit: unit.trim() || 'count',
      size,
      ...(calories === undefined ? {} : { calories }),
    }));
    if (!items.length) return setWrong('Nothing is left. Delete the meal instead.');
    if (items.some(({ name, quantity }) => !name || !(quantity > 0))) return setWrong('Each food needs a name and an amount above 0.');
    if (field('reason').length < 3) return setWrong('Give a reason of at least three characters.');
    const itemsChanged =
      JSON.stringify(lines.map(({ key: _, ...line }) => line)) !==
      JSON.stringify(meal.items.map(lineOf).map(({ key: _, ...line }) => line));
    const body: CorrectMeal = {
      ...(field('mealType') === meal.mealType ? {} : { mealType: field('mealType') as NonNullable<CorrectMeal['mealType']> }),
      ...(field('date') === meal.date ? {} : { date: field('date') }),
      ...(field('time') === meal.time ? {} : { time: field('time') }),
      ...(itemsChanged ? { items } : {}),
      reason: field('reason'),
    };
    const words = await act(() => api.call('PUT', `meals/${meal.id}`, body), `Meal #${meal.number} corrected`);
    if (words === null) onClose();
    else setWrong(words);
  };

  return (
    <Dialog open onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
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
              <Button onClick={() => setLines((all) => [...all, emptyLine()])}>Add a food</Button>
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
          <Button type="submit" variant="contained" disabled={busy}>
            Save the correction
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
