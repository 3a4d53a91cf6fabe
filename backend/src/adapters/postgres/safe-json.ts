const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text that PostgreSQL accepts: no U+0000, no half of a surrogate pair. */
export function safeText(text: string): string {
  return text.replaceAll('\u0000', '').replace(LONE_SURROGATE, '\ufffd');
}

/** JSON for a jsonb parameter; strings in it made safe, and undefined turned into null. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, one: unknown) => (typeof one === 'string' ? safeText(one) : one));
}
