import type { ConversationRow, TimelineUser } from '@mealtext/backend/contract';

export interface FillFrom {
  conversation: Pick<ConversationRow, 'name'>;
  user: Pick<TimelineUser, 'goals' | 'today'> | null;
  staff: string;
}

/** What may stand in a saved reply in braces, and what it becomes; null: not known, and so left for whoever sends it. */
const VARIABLES: Readonly<Record<string, (from: FillFrom) => string | null>> = {
  'first name': ({ conversation }) => conversation.name?.split(' ')[0] ?? null,
  'my name': ({ staff }) => staff.split(' ')[0] ?? null,
  ...Object.fromEntries(
    (['calories', 'protein', 'carbs', 'fat', 'sugar'] as const).flatMap((nutrient) => [
      [`${nutrient} left`, ({ user }: FillFrom) => left(user?.goals?.[nutrient], user?.today[nutrient])],
      [`${nutrient} today`, ({ user }: FillFrom) => rounded(user?.today[nutrient])],
    ]),
  ),
};

export const VARIABLE_NAMES = Object.keys(VARIABLES);

const rounded = (value: number | null | undefined): string | null => (value == null ? null : String(Math.round(value)));
const left = (goal: number | null | undefined, eaten: number | undefined): string | null =>
  goal == null ? null : rounded(Math.max(0, goal - (eaten ?? 0)));

/** A saved reply with its variables filled; those that are not known stay in their braces. */
export const fillIn = (body: string, from: FillFrom): string =>
  body.replace(/\{([^{}]{1,40})\}/g, (whole, name: string) => VARIABLES[name.trim().toLowerCase()]?.(from) ?? whole);

/** What still has to be filled in by hand. */
export const unfilled = (body: string): string[] => [...body.matchAll(/\{[^{}]{1,40}\}/g)].map(([whole]) => whole);
