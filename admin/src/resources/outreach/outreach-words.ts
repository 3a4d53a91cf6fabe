import type { OutreachItem, OutreachRow } from '@mealtext/backend/contract';
import type { LeftOut } from '@mealtext/backend/domain';
import type { Tone } from '../../components/mark';

export const KINDS = [
  ['news', 'News: may sell, to whoever agreed to news'],
  ['service', 'Notice: about the service itself, to whoever uses it'],
] as const;

const STATES: Readonly<Record<OutreachRow['state'], readonly [words: string, tone: Tone]>> = {
  draft: ['draft', 'quiet'],
  asked: ['waits for consent', 'warn'],
  sending: ['on its way', 'good'],
  stopped: ['stopped', 'bad'],
  done: ['done', 'quiet'],
};
export const stateOf = ({ state }: Pick<OutreachItem, 'state'>): readonly [words: string, tone: Tone] => STATES[state];

/** Why somebody gets nothing, in words. */
export const WHY: Readonly<Record<LeftOut, string>> = {
  gone: 'left us',
  'opted-out': 'opted out of our texts',
  'no-consent': 'did not agree to this kind',
  unreachable: 'texts do not arrive there',
  'with-staff': 'are with staff, or in a crisis',
  'no-words': 'read a language it is not written in',
  'no-hours': 'live where no hour is allowed',
  stopped: 'were to come when it was stopped',
};
