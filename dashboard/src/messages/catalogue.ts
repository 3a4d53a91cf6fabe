import type account from './en/account.json';
import type assistants from './en/assistants.json';
import type common from './en/common.json';
import type feedback from './en/feedback.json';
import type goals from './en/goals.json';
import type history from './en/history.json';
import type later from './en/later.json';
import type legal from './en/legal.json';
import type login from './en/login.json';
import type messages from './en/messages.json';
import type notifications from './en/notifications.json';
import type onboarding from './en/onboarding.json';
import type plan from './en/plan.json';
import type shell from './en/shell.json';
import type today from './en/today.json';

/** Every message of a language, by section: the keys are those of the English. */
export interface Catalogue {
  account: typeof account;
  assistants: typeof assistants;
  common: typeof common;
  feedback: typeof feedback;
  goals: typeof goals;
  history: typeof history;
  later: typeof later;
  legal: typeof legal;
  login: typeof login;
  messages: typeof messages;
  notifications: typeof notifications;
  onboarding: typeof onboarding;
  plan: typeof plan;
  shell: typeof shell;
  today: typeof today;
}
