export * from './conversation.js';
export * from './diary.js';
export * from './people.js';
