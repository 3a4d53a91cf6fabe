import { useAppContext } from '../session/app-context';
import { AskButton } from './ask-button';
import { REASON } from './form-dialog';

interface Props {
  kind: 'user' | 'conversation';
  id: string;
  revealed: boolean;
  variant?: 'outlined' | 'text';
}

/** Shows number and texts of one person to this session, for a reason that is kept. */
export function Reveal({ kind, id, revealed, variant = 'outlined' }: Props) {
  const { api } = useAppContext();
  if (revealed) return null;
  return (
    <AskButton
      label="Reveal"
      title="Reveal number and texts"
      lead="You will see this person’s number and everything they wrote until you sign out. The audit keeps that you did, and why."
      needs="reveal"
      variant={variant}
      fields={[REASON]}
      submit="Reveal"
      done="Revealed until you sign out"
      onSubmit={(values) => api.call('POST', 'reveal', { kind, id, reason: values.reason })}
    />
  );
}

/** Words that stay hidden until somebody reveals them. */
export const Hidden = ({ what = 'Hidden' }: { what?: string }) => <span className="hidden-text">{what}</span>;
