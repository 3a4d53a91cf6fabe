import type { LearningItem, StaffRow } from '@mealtext/backend/contract';
import { Button, MenuItem, TextField } from '@mui/material';
import { useGetList, useNotify } from 'react-admin';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { LearningState, STATES } from './learning-words';

/** What becomes of it, and who works at it. */
export function MoveForm({ item }: { item: LearningItem }) {
  const { session, may } = useAppContext();
  const provider = useConsoleProvider();
  const notify = useNotify();
  const { busy, act } = useAction();
  const { data: staff = [] } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const me = session.staff.id;
  const move = async (state: string, owner: string | null) => {
    const wrong = await act(() => provider.update('learning', { id: item.id, data: { state, owner }, previousData: item }), 'Kept');
    if (wrong) notify(wrong, { type: 'error' });
  };
  if (!may('teach'))
    return (
      <p>
        <LearningState row={item} />
      </p>
    );
  return (
    <div className="list-filters">
      <TextField
        select
        className="list-filter"
        label="State"
        value={item.state}
        disabled={busy}
        onChange={({ target }) => void move(target.value, item.owner)}
      >
        {STATES.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        className="list-filter"
        label="Who"
        value={staff.some(({ id }) => id === item.owner) ? item.owner : ''}
        disabled={busy}
        onChange={({ target }) => void move(item.state, target.value || null)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">Nobody</MenuItem>
        {staff
          .filter((one) => !one.disabledAt || one.id === item.owner)
          .map((one) => (
            <MenuItem key={one.id} value={one.id}>
              <bdi>{one.id === me ? `${one.name} (you)` : one.name}</bdi>
            </MenuItem>
          ))}
      </TextField>
      {item.owner !== me && (
        <Button variant="contained" disabled={busy} onClick={() => void move('in-work', me)}>
          Work at it
        </Button>
      )}
    </div>
  );
}
