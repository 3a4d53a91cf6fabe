export { ACCOUNT_SID, AUTH_TOKEN, SERVICE_SID } from './account.js';
export type { Callback } from './callbacks.js';
export { type Call, type DoubleOptions, type FaultPlan, TwilioDouble } from './double.js';
export type { Fault } from './faults.js';
export { startProxy, type Proxy } from './proxy.js';
