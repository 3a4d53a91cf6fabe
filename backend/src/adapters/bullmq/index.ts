export { BullQueue } from './bull-queue.js';
export { queueFigures } from './queue-figures.js';
export { type QueueBackend, selectBackend } from './select-backend.js';
