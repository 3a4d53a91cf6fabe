import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { daysBetween, moveDay } from '../../lib/days';
import { showDay, showWeekday } from '../../lib/format';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

interface Props {
  day: string;
  today: string;
  /** The earliest day that the plan shows. */
  first: string;
  onChange: (day: string) => void;
}

/** Chooses a day from the first that the plan shows up to today: one back, one forward, or any from the calendar. */
export function DayPicker({ day, today, first, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? day;
  const fault = typed === null ? null : faultOf(typed, first, today);
  const type = (next: string) => {
    if (faultOf(next, first, today)) setTyped(next);
    else choose(next);
  };
  const choose = (next: string) => {
    setTyped(null);
    onChange(next);
  };
  return (
    <div className="flex items-end gap-2">
      <TextField
        className="min-w-0 flex-1 sm:max-w-60 sm:flex-none"
        label={say('dayIs', { day: showDay(day, today) })}
        type="date"
        min={first}
        max={today}
        value={shown}
        error={fault}
        onChange={(event) => type(event.target.value)}
      />
      <Button look="plain" icon aria-label={say('dayBefore')} disabled={day <= first} onClick={() => choose(moveDay(day, -1))}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Button look="plain" icon aria-label={say('dayAfter')} disabled={day >= today} onClick={() => choose(moveDay(day, 1))}>
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}

function faultOf(typed: string, first: string, today: string): string | null {
  if (!typed) return say('invalidDay');
  if (typed < first) return say('goesBack', { days: daysBetween(first, today), day: showWeekday(first) });
  return typed > today ? sayCommon('earlierDay') : null;
}
