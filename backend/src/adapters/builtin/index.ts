export { GuardedThread } from './guarded-thread.js';
export { InlineUnderstanding } from './inline-understanding.js';
export { BuiltInStaffEngine } from './staff-engine.js';
export { serveJobs } from './serve-jobs.js';
export { ThreadedUnderstanding, type UnderstandingJob } from './threaded-understanding.js';
