import { Suspense, useState } from 'react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button';
import { moveDay } from '../../lib/days';
import { showDay } from '../../lib/format';
import { CalendarDialog } from './dialogs';
import { useShownDay } from './use-shown-day';
import { say } from './say';

/** Which day is shown, and the way to others: one back, one forward, today, or any from the calendar. */
export function DayBar() {
  const { past, today, first, turnTo } = useShownDay();
  const [choosing, setChoosing] = useState(false);
  const day = past ?? today;
  return (
    <nav aria-label={say('day')} className="-mx-2 flex items-center">
      <Button
        look="quiet"
        icon
        aria-label={say('dayBefore')}
        disabled={day === null || first === null || day <= first}
        onClick={() => day && turnTo(moveDay(day, -1))}
        className="disabled:bg-transparent"
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <p aria-live="polite" className="min-w-24 text-center text-lg font-semibold">
        {past === undefined ? say('today') : showDay(past, today)}
      </p>
      <Button
        look="quiet"
        icon
        aria-label={say('dayAfter')}
        disabled={past === undefined}
        onClick={() => past && turnTo(moveDay(past, 1))}
        className="disabled:bg-transparent"
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
      {past !== undefined && today !== null && (
        <Button look="quiet" onClick={() => turnTo(today)}>
          {say('today')}
        </Button>
      )}
      <Button look="quiet" icon aria-label={say('calendar')} onClick={() => setChoosing(true)} className="ms-auto">
        <CalendarDays size={20} aria-hidden="true" />
      </Button>
      <Suspense>
        {choosing && (
          <CalendarDialog
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              turnTo(chosen);
            }}
          />
        )}
      </Suspense>
    </nav>
  );
}
