export * from './assistants.js';
export * from './billing.js';
export * from './conversation.js';
export * from './diary.js';
export * from './people.js';
export * from './providers.js';
export * from './staff.js';
