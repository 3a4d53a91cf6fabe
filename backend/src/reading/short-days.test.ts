import { shortDays } from './short-days.js';

test.each([
  ['forgot sat nite. 5 slices', [6]],
  ['sun morn waffles', [0]],
  ['thur night had wings, fri dinner a burger', [4, 5]],
  ['mon lunch: sandwich au jambon', []],
  ['sun dried tomatoes', []],
  ['pizza on sat', [6]],
  ['ribs last fri, beer', [5]],
  ['sat and ate chips', []],
])('%s', (text, days) => expect(shortDays(text).map(({ weekday }) => weekday)).toEqual(days));
