import type { SearchKind, SearchResult, SearchWords } from '@mealtext/backend/contract';
import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Nothing, Waiting } from '../../components/notices';
import { Page } from '../../components/page';
import { CallFailed } from '../../providers/api';
import { useAppContext } from '../../session/app-context';
import { SearchHits } from './search-hits';

const WHERE: readonly (readonly [value: SearchKind | 'both', label: string])[] = [
  ['both', 'Texts and notes'],
  ['text', 'Texts of users'],
  ['note', 'Notes of staff'],
];
const DAYS: readonly (readonly [value: string, label: string])[] = [
  ['7', 'Last 7 days'],
  ['90', 'Last 90 days'],
  ['365', 'Last year'],
];
const DAY_MS = 86_400_000;

/** Finds what people wrote, across all conversations. Words and results stay on this page: they stand in no address. */
export function SearchPage() {
  const { api, onEnded } = useAppContext();
  const [kind, setKind] = useState<SearchKind | 'both'>('both');
  const [days, setDays] = useState('90');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [result, setResult] = useState<SearchResult | null>(null);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => (form.get(name) as string | null)?.trim() ?? '';
    if (said('q').length < 3) return setWrong('Search for at least three characters.');
    if (said('reason').length < 3) return setWrong('Give a reason of at least three characters.');
    const from = new Date(Date.now() - Number(days) * DAY_MS).toISOString();
    const body: SearchWords = { q: said('q'), reason: said('reason'), from, ...(kind === 'both' ? {} : { kind }) };
    setBusy(true);
    setWrong(null);
    try {
      setResult(await api.call<SearchResult>('POST', 'search', body));
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) onEnded();
      setResult(null);
      setWrong(error instanceof Error ? error.message : 'The search failed.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page
      title="Search"
      tab="Search"
      lead="Looks through everything that users texted and staff noted, and shows the words around. The audit keeps what you search for, and why."
    >
      <div className="stack">
        <form className="replay-form search-form" role="search" onSubmit={(event) => void search(event)} noValidate>
          <TextField
            name="q"
            type="search"
            label="Words"
            className="grow"
            autoFocus
            helperText="By their beginnings; “in quotes” in this order"
            slotProps={{ htmlInput: { maxLength: 100, dir: 'auto', autoComplete: 'off' } }}
          />
          <TextField
            name="reason"
            label="Reason"
            className="grow"
            helperText="Such as “ticket 4711: who else lost a meal”"
            slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
          />
          <TextField select label="In" value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
            {WHERE.map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label="When" value={days} onChange={({ target }) => setDays(target.value)}>
            {DAYS.map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? 'Searching…' : 'Search'}
          </Button>
        </form>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        {busy && !result && <Waiting />}
        {result && (result.hits.length ? <SearchHits result={result} /> : <None />)}
      </div>
    </Page>
  );
}

const None = () => <Nothing title="Nobody wrote that">Try fewer words, the beginning of a word, or a longer time.</Nothing>;
