export { ACCOUNT_SID, AUTH_TOKEN, SERVICE_SID } from './account.js';
export type { Callback } from './callbacks.js';
export { TwilioDouble, type Call, type FaultPlan } from './double.js';
export type { Fault } from './faults.js';
export { startProxy, type Proxy } from './proxy.js';
