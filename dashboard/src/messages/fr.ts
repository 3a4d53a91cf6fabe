import account from './fr/account.json';
import assistants from './fr/assistants.json';
import common from './fr/common.json';
import feedback from './fr/feedback.json';
import goals from './fr/goals.json';
import history from './fr/history.json';
import later from './fr/later.json';
import legal from './fr/legal.json';
import login from './fr/login.json';
import messages from './fr/messages.json';
import notifications from './fr/notifications.json';
import onboarding from './fr/onboarding.json';
import plan from './fr/plan.json';
import shell from './fr/shell.json';
import today from './fr/today.json';
import type { Catalogue } from './catalogue';

/** Everything in French. */
export const words: Catalogue = {
  account,
  assistants,
  common,
  feedback,
  goals,
  history,
  later,
  legal,
  login,
  messages,
  notifications,
  onboarding,
  plan,
  shell,
  today,
};
