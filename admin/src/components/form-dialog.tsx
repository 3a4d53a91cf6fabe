import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, Stack, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FoodField } from './food-field';
import { useAction } from '../providers/use-action';

export interface FormField {
  name: string;
  label: string;
  kind?: 'line' | 'lines' | 'choice' | 'date' | 'time' | 'email' | 'number' | 'food';
  choices?: readonly (readonly [value: string, label: string])[];
  initial?: string;
  optional?: boolean;
  help?: string;
  max?: number;
  /** The first and last day that a date may be. */
  bounds?: readonly [first: string, last: string];
}

export type FormValues = Record<string, string>;

interface Props {
  title: string;
  lead?: ReactNode;
  fields: readonly FormField[];
  /** What the button says, and whether it destroys. */
  submit: string;
  danger?: boolean;
  /** What is said then; nothing where the act says it itself. */
  done?: string;
  onSubmit: (values: FormValues) => Promise<unknown>;
  onClose: () => void;
}

export const REASON: FormField = {
  name: 'reason',
  label: 'Reason',
  kind: 'lines',
  help: 'Kept in the audit, such as “ticket 4711: toast counted twice”.',
  max: 300,
};

/** Asks for what an action needs, and says there what went wrong. Every change of the console goes through one of these. */
export function FormDialog({ title, lead, fields, submit, danger = false, done, onSubmit, onClose }: Props) {
  const { busy, act } = useAction();
  const [wrong, setWrong] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map(({ name }) => [name, (form.get(name) as string | null)?.trim() ?? '']));
    const missing = fields.find(({ name, optional }) => !optional && !values[name]);
    if (missing) return setWrong(`${missing.label} is missing.`);
    if (values.reason && values.reason.length < 3) return setWrong('Give a reason of at least three characters.');
    const words = await act(() => onSubmit(values), done);
    if (words === null) onClose();
    else setWrong(words);
  };

  return (
    <Dialog open onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {lead && <div className="soft">{lead}</div>}
            {wrong && <Alert severity="error">{wrong}</Alert>}
            {fields.map((field, index) => (
              <Field key={field.name} field={field} autoFocus={index === 0} />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Field({ field, autoFocus }: { field: FormField; autoFocus: boolean }) {
  const { name, label, kind = 'line', choices, initial = '', optional, help, max, bounds } = field;
  if (kind === 'food') return <FoodField name={name} label={label} initial={initial} help={help} autoFocus={autoFocus} />;
  return (
    <TextField
      name={name}
      label={optional && !help ? `${label} (optional)` : label}
      defaultValue={initial}
      autoFocus={autoFocus}
      fullWidth
      helperText={help}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 2 : undefined}
      maxRows={8}
      select={kind === 'choice'}
      type={kind === 'date' || kind === 'time' || kind === 'email' || kind === 'number' ? kind : undefined}
      slotProps={{
        htmlInput: {
          maxLength: max,
          dir: kind === 'lines' ? 'auto' : undefined,
          ...(bounds ? { min: bounds[0], max: bounds[1] } : {}),
          ...(kind === 'number' ? { step: 'any' } : {}),
        },
        inputLabel: kind === 'date' || kind === 'time' ? { shrink: true } : {},
        select: { MenuProps: {} },
      }}
    >
      {choices?.map(([value, words]) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
