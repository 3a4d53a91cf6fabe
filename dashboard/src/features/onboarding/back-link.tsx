import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/button';

/** To the step before. */
export function BackLink({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  return (
    <Button look="quiet" className="-ms-3 self-start px-3" disabled={disabled} onClick={onClick}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back
    </Button>
  );
}
