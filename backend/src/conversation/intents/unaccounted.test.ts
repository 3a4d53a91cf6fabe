import { blankSnapshot } from '../blank-snapshot.js';
import { turn } from '../turn.js';

const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const now = new Date('2025-06-10T16:30:00Z');

function said(text: string) {
  const heard = { id: 't', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  const { replies } = turn(heard, snapshot, now);
  return { kinds: replies.map(({ kind }) => kind), text: replies[0]!.text };
}

describe('what a list names and the reading went over', () => {
  it.each([
    ['hot cheetos n a montana', 'And "a montana"?'],
    ['2 tacos and 3 zibbles', 'And "3 zibbles"?'],
    ['ham sandwich, a dakota, chips', 'And "a dakota"?'],
  ])('%s: is asked about', (text, asked) => {
    const { text: reply } = said(text);
    expect(reply).toContain(asked);
  });

  it.each(['oh, 2 eggs and toast', "i'm eating sushi: california roll 8 pieces", 'blk coffee and a bagel', 'panera, turkey sandwich'])(
    '%s: nothing is asked',
    (text) => {
      expect(said(text).kinds).toEqual(['confirm_log']);
    },
  );
});
