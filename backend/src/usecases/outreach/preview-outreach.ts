import { OUTREACH_LANGUAGES, outreachText } from '../../domain/outreach.js';
import { countSegments } from '../../domain/segments.js';
import type { OutreachDraft, SegmentShare, StaffOutreach } from '../../ports/storage/staff/staff-outreach.js';
import { type Costs, textCost } from '../staff/costs.js';

export type PreviewedDraft = Pick<OutreachDraft, 'kind' | 'filter' | 'words'>;

/** Whom a text to many would go to now, in which language, and what that costs. */
export async function previewOutreach(outreach: StaffOutreach, draft: PreviewedDraft, costs: Costs, perMinute: number) {
  const shares = await outreach.preview(draft);
  const languages = OUTREACH_LANGUAGES.flatMap((language) => {
    const written = draft.words[language];
    if (!written) return [];
    const text = outreachText(draft.kind, written, language);
    const { segments } = countSegments(text);
    const people = sum(shares.filter((share) => share.language === language && share.why === null));
    return [{ language, people, segments, cost: textCost(costs, segments * people), text }];
  });
  const segments = languages.reduce((all, one) => all + one.segments * one.people, 0);
  const reached = languages.reduce((all, { people }) => all + people, 0);
  const reasons = [...new Set(shares.flatMap(({ why }) => (why === null ? [] : [why])))];
  return {
    people: sum(shares),
    reached,
    segments,
    cost: textCost(costs, segments),
    minutes: Math.ceil(reached / perMinute),
    languages,
    leftOut: reasons.map((why) => ({ why, people: sum(shares.filter((share) => share.why === why)) })).sort((a, b) => b.people - a.people),
  };
}

const sum = (shares: readonly SegmentShare[]): number => shares.reduce((all, { people }) => all + people, 0);
