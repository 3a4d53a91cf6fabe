import type { Request } from 'express';

/** What a browser calls itself, as much as is kept. */
export const userAgentOf = (request: Request): string | null => request.get('user-agent')?.slice(0, 300) ?? null;
