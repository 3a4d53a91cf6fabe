import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { AgainButton } from './again-button';
import { say } from './say';

interface Props {
  kind: 'meal' | 'workout';
  id: string;
  /** What was eaten or done. */
  what: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with an entry: log it again, change it, delete it. */
export const EntryButtons = ({ kind, id, what, onEdit, onDelete }: Props) => (
  <>
    <AgainButton kind={kind} id={id} what={what} />
    <Button look="quiet" icon aria-label={say('editOf', { what })} onClick={onEdit}>
      <Pencil size={18} aria-hidden="true" />
    </Button>
    <Button look="danger-quiet" icon aria-label={say('deleteOf', { what })} onClick={onDelete}>
      <Trash2 size={18} aria-hidden="true" />
    </Button>
  </>
);
