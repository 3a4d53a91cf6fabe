import account from './es/account.json';
import assistants from './es/assistants.json';
import common from './es/common.json';
import feedback from './es/feedback.json';
import goals from './es/goals.json';
import history from './es/history.json';
import later from './es/later.json';
import legal from './es/legal.json';
import login from './es/login.json';
import messages from './es/messages.json';
import notifications from './es/notifications.json';
import onboarding from './es/onboarding.json';
import plan from './es/plan.json';
import shell from './es/shell.json';
import today from './es/today.json';
import type { Catalogue } from './catalogue';

/** Everything in Spanish. */
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
