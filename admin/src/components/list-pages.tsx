import { Button, MenuItem, TextField } from '@mui/material';
import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import { count } from './format';

const SIZES = [25, 50, 100];

/** Which rows are seen, of how many, and the way to the others. */
export function ListPages() {
  const list: ListControllerResult<RaRecord> = useListContext<RaRecord>();
  const { page, perPage, setPage, setPerPage, total = 0, data } = list;
  const rows = data?.length ?? 0;
  if (!rows && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const estimated = (list.meta as { estimated?: boolean } | undefined)?.estimated;
  return (
    <nav className="list-pages" aria-label="Pages">
      <span className="soft figures">
        {rows ? `${count(first)}–${count(first + rows - 1)}` : 'None'} of {estimated ? 'about ' : ''}
        {count(total)}
      </span>
      <TextField
        select
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        slotProps={{ htmlInput: { 'aria-label': 'Rows a page' } }}
      >
        {SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {size} a page
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Button variant="outlined" disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
