export { BullQueue } from './bull-queue.js';
export { type QueueBackend, selectBackend } from './select-backend.js';
