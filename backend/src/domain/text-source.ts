/** Where a text comes from: a phone, our own screen, or a program that its writer let speak for them. Its answer goes back the same way. */
export const TEXT_SOURCES = ['sms', 'dashboard', 'assistant'] as const;
export type TextSource = (typeof TEXT_SOURCES)[number];
