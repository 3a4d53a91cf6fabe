import type { StaffCapability } from '@mealtext/backend/contract';
import type { ReactNode } from 'react';
import { useSurroundings } from '../session/surroundings';
import { NotAllowed } from './notices';

/** A screen for those who may; for the others, words instead. */
export function Allowed({ to, children }: { to: StaffCapability; children: ReactNode }) {
  return useSurroundings().may(to) ? children : <NotAllowed />;
}
