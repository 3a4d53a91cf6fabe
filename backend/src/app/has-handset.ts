import type { Config } from '../config/config.js';

/** Whether there is a handset at /phone. Whoever opens it reads every text of every number, sign-in codes among them, so never in production. */
export const hasHandset = ({ providers, process }: Pick<Config, 'providers' | 'process'>): boolean =>
  providers.text === 'local' && process.environment !== 'production';
