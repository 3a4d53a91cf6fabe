/** The headings of the wide screens that show theirs, by path: known before the code of the screen has come. */
export const HEADINGS = { '/history': 'Nutrition History', '/subscription': 'Subscription' } as const;

export const headingOf = (pathname: string): string | undefined => (HEADINGS as Readonly<Record<string, string>>)[pathname];
