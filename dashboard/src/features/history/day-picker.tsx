import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { moveDay } from '../../lib/days';
import { showDay } from '../../lib/format';

interface Props {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** Chooses a day up to today: one back, one forward, or any from the calendar. */
export function DayPicker({ day, today, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? day;
  const fault = typed === null ? null : faultOf(typed, today);
  const type = (next: string) => {
    if (faultOf(next, today)) setTyped(next);
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
        label={`Day: ${showDay(day, today)}`}
        type="date"
        max={today}
        value={shown}
        error={fault}
        onChange={(event) => type(event.target.value)}
      />
      <Button look="plain" icon aria-label="Day before" onClick={() => choose(moveDay(day, -1))}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Button look="plain" icon aria-label="Day after" disabled={day >= today} onClick={() => choose(moveDay(day, 1))}>
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}

function faultOf(typed: string, today: string): string | null {
  if (!typed) return 'Invalid time value: choose a day.';
  return typed > today ? 'Choose today or an earlier day.' : null;
}
