import { blankSnapshot } from '../blank-snapshot.js';
import { fold } from '../../language/fold.js';
import { hearKeyword } from './keywords.js';
import { CARRIER_OPT_OUT, OWN_OPT_OUT } from './opt-out-words.js';

const snapshot = blankSnapshot({ id: 'u', timezone: 'America/Toronto', createdAt: '2026-01-01T00:00:00Z' });
const hear = (text: string) => hearKeyword({ text, snapshot } as Parameters<typeof hearKeyword>[0]);

test('every word is as it is heard: folded, in small letters, with single blanks', () => {
  for (const word of [...CARRIER_OPT_OUT, ...OWN_OPT_OUT]) expect(fold(word).replace(/\s+/g, ' ')).toBe(word);
});

test.each(['arrêtez', 'ARRÊTEZ!', ' Arrêter. ', 'arrete', 'PARAR', '¡Alto!', 'Baja', 'désabonnement', 'Stop it'])(
  '%j ends our texts, in words',
  (text) => {
    expect(hear(text)).toMatchObject({ intents: [{ type: 'opt-out', how: 'words' }] });
  },
);

test.each(['STOP', 'Arrêt', 'arret'])('%j is a keyword that carriers know', (text) => {
  expect(hear(text)).toMatchObject({ intents: [{ type: 'opt-out', how: 'keyword' }] });
});

test.each([
  'annuler',
  'cancelar',
  'arrêtez de me dire que 2 oeufs font 300',
  'para',
  'alto en proteina',
  'bajar de peso',
  'stop sign cookies',
  'no mas azucar',
  'no mas',
])('%j is none', (text) => {
  expect(hear(text)).toBeNull();
});
