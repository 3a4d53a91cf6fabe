import { Dialog } from '../../components/dialog';
import { Calendar } from './calendar';
import { sayLater } from './say-later';

/** The calendar over the day, to turn to another. */
export default function CalendarDialog({ onChoose, onClose }: { onChoose: (day: string) => void; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={sayLater('chooseDay')}>
      <Calendar onChoose={onChoose} />
    </Dialog>
  );
}
