import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';

interface BackButtonProps {
  onBack: () => void;
  children: ReactNode;
}

/** To the step before. */
export function BackButton({ onBack, children }: BackButtonProps) {
  return (
    <Button look="quiet" className="-ms-4 self-start" onClick={onBack}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Button>
  );
}
