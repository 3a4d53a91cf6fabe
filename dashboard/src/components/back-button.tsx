import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from './button';

interface Props {
  disabled?: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** To the step before. */
export const BackButton = ({ disabled, onBack, children }: Props) => (
  <Button look="quiet" className="-ms-4 self-start" disabled={disabled} onClick={onBack}>
    <ArrowLeft size={18} aria-hidden="true" />
    {children}
  </Button>
);
