import type { SafetyTopic } from '../intents/intent.js';

/** What the classifier tells apart, in the order of its weights. */
export const CLASSES = ['none', 'crisis', 'eating-disorder', 'emergency', 'medical', 'age', 'opt-out'] as const;
export type SafetyClass = (typeof CLASSES)[number];

/** What a text may be about besides food. */
export type SenseTopic = SafetyTopic | 'opt-out';
