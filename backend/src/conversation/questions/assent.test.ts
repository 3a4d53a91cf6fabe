import { assentOf } from './assent.js';

it.each([
  ['yep go ahead', 'yes'],
  ["oui, c'est correct", 'yes'],
  ['sip por favor', 'yes'],
  ['ok', 'yes'],
  ['👌', 'yes'],
  ['yea go head', 'yes'],
  ['yup get rid of er', 'yes'],
  ['ok no', 'no'],
  ['nah leave them alone', 'no'],
  ['no gracias, dejalos asi', 'no'],
  ['please remove them all', 'order'],
])('%s says %s', (answer, told) => {
  expect(assentOf(answer)).toBe(told);
});

it.each([
  'yes and no',
  'no delete them',
  'yes but only lunch',
  'yes the second one',
  'yeah burger',
  'yes 2',
  'yep dinner',
  'a large coffee',
  'thanks',
  '',
])('"%s" says neither', (answer) => {
  expect(assentOf(answer)).toBeNull();
});
