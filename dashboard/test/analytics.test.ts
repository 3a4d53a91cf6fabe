import { masked, maskedText } from '../src/lib/analytics';

test.each([
  ['+12065550123', '+1206*******'],
  ['/api/users/phone/%2B12065550123', '/api/users/phone/+1206*******'],
  ['/api/users/phone/+12065550123', '/api/users/phone/+1206*******'],
  ['call (206) 555-0123 now', 'call (206) ******** now'],
  ['206.555.0123', '206.5*******'],
  ['/api/users/ba5cdda4-8d80-4612-8aba-b35d99e17f04/meals', '/api/users/:id/meals'],
  ['/api/users/ba5cdda4-8d80-4612-8aba-b35d99e17f04/meals/00000000-1111-2222-3333-444444444444.1', '/api/users/:id/meals/:id.1'],
  ['/api/status', '/api/status'],
  ['403', '403'],
])('%s leaves the page as %s', (said, sent) => {
  expect(maskedText(said)).toBe(sent);
});

test('whichever property it stands in', () => {
  expect(masked({ request: '/x/%2B12065550123', step: '+12065550123', status: 404 })).toEqual({
    request: '/x/+1206*******',
    step: '+1206*******',
    status: 404,
  });
});
