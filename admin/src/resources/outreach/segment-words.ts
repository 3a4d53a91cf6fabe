import { dayWords } from '../../components/format';
import { SEGMENT_FIELDS } from '../users/user-filters';

/** A segment as people say it: "Plan: Pro, Language: French"; "Everybody" where nothing narrows it. */
export function segmentWords(filter: Record<string, unknown>): string {
  const parts = SEGMENT_FIELDS.flatMap(({ source, label, kind, choices = [] }) => {
    const value = filter[source];
    if (value === undefined) return [];
    return [
      `${label}: ${kind === 'since' || kind === 'until' ? dayOf(value, kind) : kind === 'switch' ? yesOrNo(value) : named(value, choices)}`,
    ];
  });
  return parts.join(', ') || 'Everybody';
}

const yesOrNo = (value: unknown): string => (value === true ? 'yes' : 'no');
const named = (value: unknown, choices: readonly (readonly [string, string])[]): string =>
  [value]
    .flat()
    .map((one) => choices.find(([word]) => word === one)?.[1] ?? String(one))
    .join(' or ');

function dayOf(value: unknown, kind: 'since' | 'until'): string {
  const at = new Date(String(value));
  if (kind === 'until') at.setMilliseconds(at.getMilliseconds() - 1);
  return dayWords(at);
}
