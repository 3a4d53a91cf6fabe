import type { DataSource } from 'typeorm';
import { LocalGateway, LocalNetwork, LocalTextArchive, NoPictureSource } from '../adapters/local/index.js';
import type { OnReport } from '../adapters/local/local-gateway.js';
import type { Pace } from '../domain/pace.js';
import type { Config } from '../config/config.js';
import type { Clock } from '../ports/process/clock.js';
import type { PictureSource } from '../ports/texts/picture-source.js';
import type { TextArchive } from '../ports/texts/text-archive.js';
import type { TextGateway } from '../ports/texts/text-gateway.js';
import { twilioParts } from './twilio-parts.js';

/** What carries texts: a provider, or what stands in for one on this machine. */
export interface TextParts {
  gateway: TextGateway;
  archive: TextArchive;
  pictureSource: PictureSource;
  /** What is sent from, and how fast; null: nothing holds it back. */
  paces: readonly Pace[] | null;
  /** How long a send without an answer is left alone before it is looked up, in ms. */
  unknownGraceMs: number;
}

interface Given {
  config: Config;
  clock: Clock;
  dataSource: DataSource;
  onReport: OnReport;
}

/** The local network forgets nothing, so there is nothing to wait for. */
const LOCAL_GRACE_MS = 1000;

/** One for every provider that can be configured: leaving one out does not compile. */
const PROVIDERS: Readonly<Record<Config['providers']['text'], (given: Given) => TextParts>> = {
  local: ({ dataSource, onReport }) => ({
    gateway: new LocalGateway(new LocalNetwork(dataSource), onReport),
    archive: new LocalTextArchive(dataSource),
    pictureSource: new NoPictureSource(),
    paces: null,
    unknownGraceMs: LOCAL_GRACE_MS,
  }),
  twilio: ({ config, clock }) => {
    const twilio = twilioParts(config);
    return {
      gateway: twilio.gateway(clock),
      archive: twilio.archive(),
      pictureSource: twilio.pictureSource(),
      paces: twilio.paces,
      unknownGraceMs: config.twilio.unknownGraceMs,
    };
  },
};

export const textParts = (given: Given): TextParts => PROVIDERS[given.config.providers.text](given);
