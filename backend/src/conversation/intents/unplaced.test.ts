import { blankSnapshot } from '../blank-snapshot.js';
import { turn } from '../turn.js';

const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const now = new Date('2025-06-10T20:30:00Z');

function said(text: string) {
  const heard = { id: 't', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  const { replies } = turn(heard, snapshot, now);
  return { kinds: replies.map(({ kind }) => kind), text: replies[0]!.text };
}

describe('what is told beside a meal and is nowhere in it', () => {
  it.each([
    ['chicken and rice for lunch and same for dinner', 'And "same for dinner"?'],
    ['tacos for lunch, dinner was the same', 'And "dinner was the same"?'],
    ['une demi pizza hier soir, pareil ce midi', 'Et "pareil ce midi"?'],
    ['pizza ayer y lo mismo hoy', '¿Y "lo mismo hoy"?'],
    ['cod, 4 oz grilled', 'And "4 oz"?'],
    ['water 3 glasses w my bp pill and after', 'And "water 3 glasses"?'],
  ])('%s: is asked about', (text, asked) => {
    const { kinds, text: reply } = said(text);
    expect(kinds.slice(0, 2)).toEqual(['confirm_log', 'clarify']);
    expect(reply).toContain(asked);
  });

  it.each([
    'half dozen oysters',
    'had the same chicken wrap for lunch yesterday and today',
    'brunch at 11 - shakshuka and a mimosa',
    'lunch came to 700 cals and dinner about 900',
    '12 grain bagel w 1/3 less fat cream cheese',
    'quarter to nine had a protein bar',
    'long day, 2 tacos',
    'walmart run, banana',
  ])('%s: is all there', (text) => {
    expect(said(text).kinds).toEqual(['confirm_log']);
  });
});
