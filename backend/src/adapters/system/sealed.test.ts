import { sealed } from './sealed.js';

const box = sealed('a secret of the installation', 'tests');

test('what is sealed opens again, looks like nothing, and never looks the same', () => {
  const kept = box.close('JBSWY3DPEHPK3PXP', 'ana');
  expect(box.open(kept, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(kept).not.toContain('JBSWY3DPEHPK3PXP');
  expect(Buffer.from(kept.slice(8), 'base64url').toString('latin1')).not.toContain('JBSWY');
  expect(box.close('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(kept);
  expect([box.is(kept), box.is('JBSWY3DPEHPK3PXP')]).toEqual([true, false]);
});

test.each([
  ['another key', (kept: string) => sealed('another', 'tests').open(kept, 'ana')],
  ['another purpose', (kept: string) => sealed('a secret of the installation', 'others').open(kept, 'ana')],
  ['somebody else', (kept: string) => box.open(kept, 'ben')],
  ['a changed byte', (kept: string) => box.open(kept.slice(0, -2) + (kept.endsWith('AA') ? 'BB' : 'AA'), 'ana')],
  ['a part of it', (kept: string) => box.open(kept.slice(0, 20), 'ana')],
  ['something that is not sealed', () => box.open('JBSWY3DPEHPK3PXP', 'ana')],
])('%s does not open it', (_, open) => {
  expect(open(box.close('JBSWY3DPEHPK3PXP', 'ana'))).toBeNull();
});
