export { ACCOUNT_SID, AUTH_TOKEN, MESSAGING_SERVICE_SID, RCS_SENDER, SERVICE_SID, TEMPLATES } from './account.js';
export type { Callback } from './callbacks.js';
export { type Call, type DoubleOptions, type FaultPlan, TwilioDouble } from './double.js';
export type { Fault } from './faults.js';
export { startProxy, type Proxy } from './proxy.js';
