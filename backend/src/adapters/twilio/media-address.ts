import { BlockList, isIP } from 'node:net';

/** Hosts that Twilio serves attachments from; only the first is ever told our password. */
const HOSTS = ['api.twilio.com', 'mms.twiliocdn.com', 'media.twiliocdn.com'];

const PRIVATE = new BlockList();
const RANGES_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
];
const RANGES_6 = ['::/128', '::1/128', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'];
for (const [ranges, family] of [
  [RANGES_4, 'ipv4'],
  [RANGES_6, 'ipv6'],
] as const) {
  for (const range of ranges) {
    const [net, bits] = range.split('/') as [string, string];
    PRIVATE.addSubnet(net, Number(bits), family);
  }
}

/** The address of an attachment, when it is one that may be asked for: https on Twilio's own hosts, or where Twilio is asked instead (`own`), nothing else. */
export function mediaAddress(written: string, base?: URL, own: URL | null = null): URL | null {
  if (!URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  if (isOwn(url, own)) return url.username === '' && url.password === '' ? url : null;
  return url.protocol === 'https:' && HOSTS.includes(url.hostname) && url.port === '' && url.username === '' && url.password === ''
    ? url
    : null;
}

export const wantsPassword = (url: URL, own: URL | null = null): boolean => url.hostname === HOSTS[0] || isOwn(url, own);

export const isOwn = (url: URL, own: URL | null): boolean => own !== null && url.origin === own.origin;

/** Whether a resolved address is out on the Internet, and not ours, our neighbour's or this machine's. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const version = isIP(address);
  return version !== 0 && !/^::ffff:/i.test(address) && !PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
