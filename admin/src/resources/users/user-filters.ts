import { SEGMENT_FILTERS } from '@mealtext/backend/domain';
import { COUNTRIES, LANGUAGES, PLAN_CHOICES } from '../../components/choices';
import type { ListFilter } from '../../components/list-filters';

/** What the list of users is narrowed by. */
export const USER_FILTERS: readonly ListFilter[] = [
  { source: 'plan', label: 'Plan', choices: PLAN_CHOICES },
  { source: 'language', label: 'Language', choices: LANGUAGES },
  { source: 'country', label: 'Country', choices: COUNTRIES },
  { source: 'optedOut', label: 'Opted out', kind: 'switch' },
  { source: 'onboardingComplete', label: 'Signed up', kind: 'switch' },
  { source: 'lastSeenAt_gte', label: 'Seen since', kind: 'since' },
  { source: 'lastSeenAt_lt', label: 'Last seen until', kind: 'until' },
  { source: 'createdAt_gte', label: 'Joined since', kind: 'since' },
  { source: 'createdAt_lt', label: 'Joined until', kind: 'until' },
];

const isSegment = (name: string): boolean => (SEGMENT_FILTERS as readonly string[]).includes(name);

/** Those of them that make a segment for a text to many. */
export const SEGMENT_FIELDS = USER_FILTERS.filter(({ source }) => isSegment(source));
/** Of what a list is narrowed by, what a segment can be made of. */
export const segmentOf = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => isSegment(name)));
