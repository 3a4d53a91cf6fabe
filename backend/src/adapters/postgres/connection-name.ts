/**
 * What the connections of whoever serves are called. The number goes up with each migration that takes away what the release before needs: by it
 * such a migration sees whether that release still serves.
 */
export const connectionName = (of: string): string => `mealtext/2 ${of}`;

/** SQL for the names of connections of releases before. */
export const OF_BEFORE = `application_name ~ '^mealtext (all|api|worker|standing)$'`;
