import SearchIcon from '@mui/icons-material/Search';
import { Button, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import { instantOf, localDay } from './day-bounds';

export interface ListFilter {
  source: string;
  label: string;
  kind?: 'choice' | 'number' | 'switch' | 'since' | 'until' | 'id';
  choices?: readonly (readonly [value: string, label: string])[];
}

interface Props {
  /** What the search looks through; none without. */
  search?: string | undefined;
  filters: readonly ListFilter[];
}

const SHORTEST = 3;
export type Value = string | number | boolean | undefined;
type Values = Record<string, Value>;

/** Everything that narrows a list, always in sight, and one button that takes all of it back. */
export function ListFilters({ search, filters }: Props) {
  const list: ListControllerResult<RaRecord> = useListContext<RaRecord>();
  const { setFilters } = list;
  const values = list.filterValues as Values;
  const set = (source: string, value: Value) => {
    const next = { ...values };
    if (value === '' || value === undefined) delete next[source];
    else next[source] = value;
    setFilters(next, undefined, false);
  };
  const known = new Set(['q', ...filters.map(({ source }) => source)]);
  const others = Object.entries(values).filter(([source]) => !known.has(source));
  if (!search && !filters.length && !others.length) return null;
  return (
    <div className="list-filters" role="search">
      {search && <Search label={search} value={typeof values.q === 'string' ? values.q : ''} onChange={(words) => set('q', words)} />}
      {filters.map((filter) => (
        <FilterField key={filter.source} filter={filter} value={values[filter.source]} onChange={(value) => set(filter.source, value)} />
      ))}
      {others.map(([source, value]) => (
        <span key={source} className="chip">
          {source.replace(/_gte$/, ' from').replace(/_lt$/, ' before')}: {short(value)}
        </span>
      ))}
      {Object.keys(values).length > 0 && <Button onClick={() => setFilters({}, undefined, false)}>Clear</Button>}
    </div>
  );
}

const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 16) : JSON.stringify(value));

function Search({ label, value, onChange }: { label: string; value: string; onChange: (words: string) => void }) {
  const [words, setWords] = useState(value);
  const [from, setFrom] = useState(value);
  if (from !== value) {
    setFrom(value);
    setWords(value);
  }
  const trimmed = words.trim();
  const next = trimmed.length >= SHORTEST ? trimmed : '';
  useEffect(() => {
    if (next === value) return;
    const timer = setTimeout(() => onChange(next), 300);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      className="list-search"
      type="search"
      label={label}
      value={words}
      onChange={(event) => setWords(event.target.value)}
      helperText={trimmed && trimmed.length < SHORTEST ? `At least ${SHORTEST} characters` : undefined}
      slotProps={{
        htmlInput: { maxLength: 100, dir: 'auto', autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** One filter, as a field. */
export function FilterField({ filter, value, onChange }: { filter: ListFilter; value: Value; onChange: (value: Value) => void }) {
  const { label, kind = 'choice', choices = [] } = filter;
  if (kind === 'since' || kind === 'until' || kind === 'id')
    return (
      <TextField
        label={label}
        type={kind === 'id' ? 'text' : 'date'}
        value={kind === 'id' ? (value ?? '') : localDay(value, kind)}
        onChange={(event) => onChange(kind === 'id' ? event.target.value.trim() : instantOf(event.target.value, kind))}
        slotProps={{ inputLabel: { shrink: true } }}
        className="list-filter"
      />
    );
  const all =
    kind === 'switch'
      ? ([
          ['true', 'Yes'],
          ['false', 'No'],
        ] as const)
      : choices;
  const shown = value === undefined ? '' : String(value);
  return (
    <TextField
      select
      label={label}
      value={all.some(([one]) => one === shown) ? shown : ''}
      onChange={(event) => {
        const chosen = event.target.value;
        onChange(chosen === '' ? '' : kind === 'switch' ? chosen === 'true' : kind === 'number' ? Number(chosen) : chosen);
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      className="list-filter"
    >
      <MenuItem value="">Any</MenuItem>
      {all.map(([one, words]) => (
        <MenuItem key={one} value={one}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
