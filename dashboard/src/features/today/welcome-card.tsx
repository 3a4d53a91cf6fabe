import { lazy, Suspense, useState } from 'react';
import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '../../components/button';
import { say } from './say';

const TextUsCard = lazy(async () => ({ default: (await import('../../components/text-us-card')).TextUsCard }));

/** The number to text, for whoever has just set up their account; until it is put away. */
export function WelcomeCard() {
  const state: unknown = useLocation().state;
  const [shown, setShown] = useState(() => typeof state === 'object' && state !== null && 'justSetUp' in state);
  if (!shown) return null;
  return (
    <Suspense>
      <TextUsCard
        title={say('textThisNumber')}
        aside={
          <Button look="quiet" icon aria-label={say('putAway')} onClick={() => setShown(false)}>
            <X size={20} aria-hidden="true" />
          </Button>
        }
      />
    </Suspense>
  );
}
