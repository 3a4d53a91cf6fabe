/** Names of this machine, on which a program answers under whatever port is free (RFC 8252, 7.3). */
const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];
/** Programs that were given a scheme without a dot before anybody asked for one with it. */
const KNOWN_SCHEMES: readonly string[] = ['cursor:', 'vscode:', 'vscode-insiders:'];
const LONGEST = 500;

export const isThisMachine = (hostname: string): boolean => LOOPBACK.includes(hostname);

/** Whether an answer may be sent there: an https page, this very machine, or a program's own scheme, which has a dot (RFC 8252, 7.1). */
export function isRedirectUri(text: string): boolean {
  const url = parsed(text);
  if (!url || text.length > LONGEST || text.includes('#') || url.username || url.password) return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return isThisMachine(url.hostname);
  return url.protocol.includes('.') || KNOWN_SCHEMES.includes(url.protocol);
}

/** Whether an address is one of those registered, letter by letter; on this machine the port is free. */
export function redirectFits(registered: readonly string[], asked: string): boolean {
  return isRedirectUri(asked) && registered.some((one) => one === asked || sameButPort(one, asked));
}

function sameButPort(registered: string, asked: string): boolean {
  const [one, other] = [parsed(registered), parsed(asked)];
  if (one?.protocol !== 'http:' || other?.protocol !== 'http:' || !isThisMachine(one.hostname)) return false;
  return one.hostname === other.hostname && one.pathname === other.pathname && one.search === other.search;
}

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
