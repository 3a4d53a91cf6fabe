import { toast } from '../../components/toasts';
import { reportError } from '../../lib/report-error';
import { saidBy } from '../../lib/request';
import type { Step } from './steps';
import { sayShell } from '../../lib/say-shell';

/** Does what a step has to save. A failure is said, reported, and answered with false. */
export async function saveStep(step: Step, fallback: string, save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save();
    return true;
  } catch (error) {
    reportError(error, { path: '/onboarding', step: `onboarding_${step}` });
    toast({ title: sayShell('error'), text: saidBy(error, fallback), destructive: true });
    return false;
  }
}
