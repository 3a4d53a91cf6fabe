import { countSegments } from './segments.js';

/** What one way of carrying texts between a phone and us can hold. */
interface Traits {
  /** Characters of one text. */
  longest: number;
  /** What a text is billed as. */
  segments: (text: string) => number;
  /** Attachments of one text in. */
  media: number;
  /** Answers to tap under a text of at most so many characters; null: it has none. */
  quickReplies: { most: number; letters: number; under: number } | null;
}

/** US carriers bill text by RCS, quick replies or none, by so many bytes of UTF-8. */
const RCS_SEGMENT = 160;

/** How a text travels. RCS holds 3,072 characters, but what may have to fall back to SMS must fit that. */
export const BEARERS = {
  sms: { longest: 1600, segments: (text) => countSegments(text).segments, media: 10, quickReplies: null },
  rcs: {
    longest: 1600,
    segments: (text) => Math.ceil(new TextEncoder().encode(text).length / RCS_SEGMENT),
    media: 1,
    quickReplies: { most: 10, letters: 25, under: 1024 },
  },
} as const satisfies Record<string, Traits>;
export type Bearer = keyof typeof BEARERS;
export const BEARER_NAMES = Object.keys(BEARERS) as readonly Bearer[];

/** What may be tapped in place of texting it: the choices, or their numbers where one is too long to be shown. None where the bearer cannot show them. */
export function quickReplies(bearer: Bearer, text: string, choices: readonly string[]): readonly string[] {
  const { quickReplies: can }: Traits = BEARERS[bearer];
  if (!can || choices.length > can.most || text.length > can.under) return [];
  return choices.every((choice) => choice.length <= can.letters) ? choices : choices.map((_, at) => String(at + 1));
}
