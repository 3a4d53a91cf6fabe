import type { FoodRow } from '@mealtext/backend/contract';
import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { count } from './format';

interface Props {
  name: string;
  label: string;
  initial: string;
  help?: string | undefined;
  autoFocus: boolean;
}

const SOON_MS = 250;

/** A food of the table, found by any of its words. */
export function FoodField({ name, label, initial, help, autoFocus }: Props) {
  const [words, setWords] = useState(initial);
  const [asked, setAsked] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), SOON_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data = [], isFetching } = useGetList<FoodRow>(
    'foods',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' }, filter: { q: asked } },
    { enabled: asked.length > 1 },
  );
  const known = new Map(data.map((food) => [food.id, food]));
  return (
    <Autocomplete
      freeSolo
      options={[...known.keys()]}
      filterOptions={(all) => all}
      inputValue={words}
      onInputChange={(_, next) => setWords(next)}
      loading={isFetching}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            {option} <span className="soft">{count(known.get(option)?.calories ?? 0)} kcal in 100 g</span>
          </span>
        </li>
      )}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          helperText={help}
          autoFocus={autoFocus}
          slotProps={{ htmlInput: { ...inputProps, name, maxLength: 100 } }}
        />
      )}
    />
  );
}
