const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** What JSON.stringify writes for characters that jsonb refuses; escaped backslashes are stepped over. */
const REFUSED_ESCAPE = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g;

/** Text that PostgreSQL accepts: no U+0000, no half of a surrogate pair. */
export function safeText(text: string): string {
  return text.replaceAll('\u0000', '').replace(LONE_SURROGATE, '\ufffd');
}

/** JSON for a jsonb parameter, with keys and strings made safe; undefined is null. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value ?? null).replace(REFUSED_ESCAPE, (escape) =>
    escape === '\\\\' ? escape : escape === '\\u0000' ? '' : '\ufffd',
  );
}
