import type { Relation } from '../relations.js';
import { againOfIt } from './again.js';
import { amountOfIt } from './amount.js';
import { goneWithIt } from './gone.js';
import { figuresOfIt } from './figures.js';
import { insteadOfIt } from './swap.js';
import { kindOfIt } from './kind.js';
import { lessOfIt } from './less.js';
import { moreOfIt } from './more.js';
import type { Fill } from './try.js';
import { whenOfIt } from './when.js';

/** How to hear each relation; what asks for something else is left to what was heard. */
export const FILLS: Readonly<Partial<Record<Relation, Fill>>> = {
  more: moreOfIt,
  kind: kindOfIt,
  amount: amountOfIt,
  swap: insteadOfIt,
  less: lessOfIt,
  gone: goneWithIt,
  when: whenOfIt,
  figures: figuresOfIt,
  again: againOfIt,
  remark: () => [{ type: 'chat', what: 'noted' }],
};
