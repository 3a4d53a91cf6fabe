import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { request } from 'node:http';
import { fetchText } from './fetch-text.js';
import { isPublicAddress, mediaAddress } from './media-address.js';
import { type OpenConnection, openPublic, publicLookup } from './open-connection.js';

const MEDIA = 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1';

describe('an address', () => {
  test.each([
    'http://127.0.0.1:5432/',
    'http://[::1]:6379/',
    'http://localhost/admin',
    'file:///etc/passwd',
    'https://api.twilio.com.evil.test/x',
    'http://0x7f000001/',
    'http://2130706433/',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'http://api.twilio.com/x',
    'https://api.twilio.com:8443/x',
    'https://user@api.twilio.com/x',
    'https://api.twilio.com@evil.test/x',
    'https://evil.test/#api.twilio.com',
    'https://evil.test\\@api.twilio.com/x',
    'https://xapi.twilio.com/',
    'data:text/plain,x',
    '//127.0.0.1/',
    'javascript:alert(1)',
    '',
    ' ',
    'https://169.254.169.254/latest/meta-data',
    'https://api.twilio.com./x',
  ])('like %p is not asked for', (written) => {
    expect(mediaAddress(written)).toBeNull();
  });

  test.each([MEDIA, 'https://mms.twiliocdn.com/x/y', 'https://media.twiliocdn.com/z?a=1', 'HTTPS://API.TWILIO.COM/x'])(
    'like %p may be',
    (written) => {
      expect(mediaAddress(written)).not.toBeNull();
    },
  );

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'ff02::1',
    'nonsense',
    '',
  ])('%p is private', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['54.172.60.0', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2600:1f18::1', '::ffff:8.8.8.8'])('%p is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

test('a name that resolves to this machine is refused before any connection', async () => {
  let connections = 0;
  const trap = createTcp((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const { port } = trap.address() as AddressInfo;
  await expect(openPublic(new URL(`https://localhost:${port}/`), {}, AbortSignal.timeout(5000))).rejects.toMatchObject({
    code: 'EPRIVATE',
  });
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, (problem) => resolve(problem)));
    expect(error).toMatchObject({ code: 'EPRIVATE' });
  }
  expect(connections).toBe(0);
  await new Promise((resolve) => trap.close(resolve));
});

describe('an attachment', () => {
  let server: Server;
  let answer: Parameters<typeof createServer>[1];
  let asked: { url: string; authorization: string | undefined }[] = [];
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      asked.push({ url: incoming.url!, authorization: incoming.headers.authorization });
      answer!(incoming, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    asked = [];
  });

  /** What would go to Twilio's hosts goes to the server above. */
  const open: OpenConnection = (url, headers, deadline) =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request(`http://127.0.0.1:${port}/${url.hostname}${url.pathname}`, { headers, signal: deadline }, (response) =>
        resolve({ status: response.statusCode!, headers: response.headers, body: response }),
      )
        .once('error', reject)
        .end();
    });
  const fetching = (url = MEDIA, limits = { bytes: 5_000_000, milliseconds: 2000, redirects: 3 }) =>
    fetchText(url, { authorization: 'Basic secret', open }, limits);

  test('of plain text gives its words', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('2 eggs and toast ☕');
    expect(await fetching()).toBe('2 eggs and toast ☕');
    expect(asked).toEqual([{ url: '/api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1', authorization: 'Basic secret' }]);
  });

  test('is followed to the other media hosts, which are not told the password', async () => {
    answer = (incoming, response) =>
      incoming.url!.startsWith('/api.')
        ? response.writeHead(307, { location: 'https://mms.twiliocdn.com/abc' }).end()
        : response.writeHead(200, { 'content-type': 'text/plain' }).end('words');
    expect(await fetching()).toBe('words');
    expect(asked.map((one) => one.authorization)).toEqual(['Basic secret', undefined]);
  });

  test.each([
    'http://127.0.0.1:5432/',
    'https://evil.test/',
    'http://mms.twiliocdn.com/x',
    'file:///etc/passwd',
    'https://169.254.169.254/',
  ])('is not followed to %p', async (location) => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    expect(await fetching()).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('that goes round in circles is given up', async () => {
    answer = (_, response) => response.writeHead(302, { location: MEDIA }).end();
    expect(await fetching()).toBeNull();
    expect(asked).toHaveLength(4);
  });

  test.each(['image/svg+xml', 'text/html', 'image/png', 'text/vcard', 'application/octet-stream', ''])(
    'of type %p is refused without being read',
    async (type) => {
      answer = (_, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end('<script>alert(1)</script>');
      expect(await fetching()).toBeNull();
    },
  );

  test('without end is cut at the limit', async () => {
    let written = 0;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const more = () => {
        if (response.destroyed) return;
        written += 65_536;
        response.write(Buffer.alloc(65_536, 97), () => setImmediate(more));
      };
      more();
    };
    expect(await fetching(MEDIA, { bytes: 5_000_000, milliseconds: 10_000, redirects: 0 })).toBeNull();
    expect(written).toBeLessThan(12_000_000);
  });

  test.each(['never answers', 'drips'])('that %s is given up at the deadline', async (manner) => {
    answer = (_, response) => {
      if (manner === 'never answers') return;
      response.writeHead(200, { 'content-type': 'text/plain' });
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 20);
    };
    expect(await fetching(MEDIA, { bytes: 1000, milliseconds: 200, redirects: 0 })).toBeNull();
  });

  test('that is gone is nothing', async () => {
    answer = (_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    expect(await fetching()).toBeNull();
  });
});
