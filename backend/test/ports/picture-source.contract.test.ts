import { Readable } from 'node:stream';
import { NoPictureSource } from '../../src/adapters/local/index.js';
import type { OpenConnection } from '../../src/adapters/twilio/open-connection.js';
import { TwilioPictureSource } from '../../src/adapters/twilio/twilio-picture-source.js';
import type { PictureSource } from '../../src/ports/texts/picture-source.js';

const OWN = 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/';
const ANSWERS: Record<string, { status: number; type?: string; body?: string; location?: string }> = {
  [`${OWN}gone`]: { status: 404 },
  [`${OWN}words`]: { status: 200, type: 'text/plain', body: 'no picture' },
  [`${OWN}large`]: { status: 200, type: 'image/png', body: 'x'.repeat(2000) },
  [`${OWN}away`]: { status: 307, location: 'https://evil.test/x' },
};

interface Subject {
  source: PictureSource;
  /** Which hosts were asked. */
  asked: string[];
}

function byTwilio(): Subject {
  const asked: string[] = [];
  const open: OpenConnection = async (url) => {
    asked.push(url.host);
    const answer = ANSWERS[url.href];
    if (!answer) throw new Error('no connection');
    const headers = { 'content-type': answer.type, location: answer.location } as { location?: string };
    return { status: answer.status, headers, body: Readable.from([Buffer.from(answer.body ?? '')]) };
  };
  const limits = { bytes: 1000, milliseconds: 1000, redirects: 3 };
  return { source: new TwilioPictureSource({ authorization: 'Basic x', open }, limits), asked };
}

const local = (): Subject => ({ source: new NoPictureSource(), asked: [] });

describe.each([
  ['local', local],
  ['Twilio', byTwilio],
])('the %s source of pictures', (_, make) => {
  test.each(['https://evil.test/x', 'http://127.0.0.1/x', 'file:///etc/passwd', 'no address', ''])(
    'asks nobody for %p, and says that there is none',
    async (address) => {
      const { source, asked } = make();
      expect([await source.fetch(address), asked]).toEqual([null, []]);
    },
  );

  test.each(['gone', 'words', 'large', 'away'])('has none of what is %s, and asks nobody but the provider', async (name) => {
    const { source, asked } = make();
    expect(await source.fetch(OWN + name)).toBeNull();
    expect(asked.filter((host) => host !== 'api.twilio.com')).toEqual([]);
  });

  test('never throws: what could not be had now may come another time, or there is none', async () => {
    expect([null, 'late']).toContainEqual(await make().source.fetch(`${OWN}broken`));
  });
});
