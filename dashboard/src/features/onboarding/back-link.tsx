import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/button';

/** To the step before. */
export function BackLink({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  return (
    <Button look="quiet" className="-ms-4 self-start" disabled={disabled} onClick={onClick}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back
    </Button>
  );
}
