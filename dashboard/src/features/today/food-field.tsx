import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FoundFood } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { TextField } from '../../components/field';
import { showAmount, showNumber } from '../../lib/format';
import { useFoods } from '../../lib/queries/use-foods';
import { useSettled } from '../../lib/use-settled';
import { showMeasure } from './show-measure';
import { sayLater } from './say-later';

const PAUSE_MS = 150;

interface Props {
  value: string;
  /** Takes the focus as it appears. */
  fresh: boolean;
  onType: (name: string) => void;
  onChoose: (food: FoundFood) => void;
}

/** The name of a food, with the table's foods and their figures under it while it is being typed. */
export function FoodField({ value, fresh, onType, onChoose }: Props) {
  const [typing, setTyping] = useState(false);
  const [at, setAt] = useState(-1);
  const words = useSettled(value.trim(), PAUSE_MS);
  const { data: foods = [], isFetching } = useFoods(words, typing);
  const open = typing && words.length >= 2;
  const none = open && !isFetching && foods.length === 0;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fresh) return;
    place.current?.querySelector('input')?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, [fresh]);

  const choose = (food: FoundFood | undefined) => {
    if (!food) return;
    setTyping(false);
    setAt(-1);
    onChoose(food);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || foods.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + foods.length + (at < 0 && step < 0 ? 1 : 0)) % foods.length);
    else if (event.key === 'Enter' && at >= 0) choose(foods[at]);
    else if (event.key === 'Escape') setTyping(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={place} className="min-w-0 flex-1">
      <TextField
        label={sayLater('food')}
        dir="auto"
        role="combobox"
        autoComplete="off"
        aria-expanded={open && foods.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
        hint={none ? sayLater('notInTable') : undefined}
        value={value}
        onChange={({ target }) => {
          setTyping(true);
          setAt(-1);
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyping(false)}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={sayLater('foods')}
        hidden={!open || foods.length === 0}
        className="mt-1 max-h-64 overflow-y-auto"
      >
        {foods.map((food, index) => (
          <li
            key={food.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // Before the field loses the focus, and with it the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(food)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3',
              index === at ? 'bg-track' : 'hover:bg-track',
            )}
          >
            <span className="min-w-0 truncate">{food.name}</span>
            <Figures food={food} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ food: { portions } }: { food: FoundFood }) {
  const [usual] = portions;
  if (!usual) return null;
  return (
    <span className="figures shrink-0 text-sm text-soft">
      {sayLater('figures', {
        kcal: showNumber(usual.calories * usual.usual),
        amount: showAmount(usual.usual),
        measure: showMeasure(usual),
      })}
    </span>
  );
}
