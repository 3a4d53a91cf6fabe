import type { StaffCapability } from '@mealtext/backend/contract';
import type { ReactNode } from 'react';
import { useAppContext } from '../session/app-context';
import { NotAllowed } from './notices';

/** A screen for those who may; for the others, words instead. */
export function Allowed({ to, children }: { to: StaffCapability; children: ReactNode }) {
  return useAppContext().may(to) ? children : <NotAllowed />;
}
