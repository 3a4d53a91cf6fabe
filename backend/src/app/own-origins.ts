import type { Config } from '../config/config.js';
import type { OwnOrigins } from '../http/guards/same-site.guard.js';

/** Our public address; while trying things out also whatever address the page was opened under. */
export function ownOrigins({ http, process }: Config): OwnOrigins {
  const own = [http.publicUrl, ...(http.adminUrl === null ? [] : [http.adminUrl])].map((address) => new URL(address).origin);
  const anyHost = process.environment !== 'production';
  return {
    has: (origin, host) =>
      own.includes(origin) || (anyHost && host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)),
  };
}
