import { decided, type Rule } from './hearing.js';

/** A picture that was looked at: what is on it, or why nothing came of it. */
export const hearSeen: Rule = ({ heard }) => {
  const { seen, media } = heard;
  if (!seen) return null;
  if (seen.type === 'trouble') return decided({ type: 'media-only', mediaType: media.type, trouble: seen.why });
  const { items, meal, day, time } = seen;
  return decided({ type: 'seen', items, meal, day, time });
};
