import type { Phrases } from '../phrases.js';
import { answers } from './answers.js';
import { asking } from './asking.js';
import { entries } from './entries.js';
import { occasions } from './occasions.js';
import { service } from './service.js';
import { ways } from './ways.js';

export const french: Phrases = { ...entries, ...asking, ...answers, ...service, ...occasions, ...ways };
