import { createRequire } from 'node:module';
import type { getExpectedTwilioSignature as SignatureOf } from 'twilio';
import type * as LocalDay from '../../../backend/src/domain/local-day.js';
import type * as Poolers from '../../../backend/test/support/pgbouncer.js';
import type * as RedisClusters from '../../../backend/test/support/redis-cluster.js';
import type * as ModelDoubles from '../../../backend/test/model-double/model-double.js';
import type * as TwilioDoubles from '../../../backend/test/twilio-double/index.js';
import { at } from '../../bootstrap/root.mjs';

export type { Behaviour } from '../../../backend/test/model-double/model-double.js';
export type { Fault as ProviderFault } from '../../../backend/test/twilio-double/index.js';

const require = createRequire(import.meta.url);
require(at('backend/test/support/ts-process.cjs'));

/** The doubles that the tests use, as TypeScript in place. */
export const { TwilioDouble, ACCOUNT_SID, AUTH_TOKEN } = require(at('backend/test/twilio-double/index.ts')) as typeof TwilioDoubles;
export const { ModelDouble, says } = require(at('backend/test/model-double/model-double.ts')) as typeof ModelDoubles;
/** A pooler and a cluster as the tests start them. */
export const { startPgbouncer, pgbouncerMissing } = require(at('backend/test/support/pgbouncer.ts')) as typeof Poolers;
export const { startRedisCluster } = require(at('backend/test/support/redis-cluster.ts')) as typeof RedisClusters;
export type TwilioDouble = TwilioDoubles.TwilioDouble;
export type ModelDouble = ModelDoubles.ModelDouble;
export const { getExpectedTwilioSignature } = require(at('node_modules/twilio')) as { getExpectedTwilioSignature: typeof SignatureOf };
/** The product's own calendar: which day it is somewhere is not what is on trial here. */
export const { localDate, localTime, zoneDataVersion } = require(at('backend/src/domain/local-day.ts')) as typeof LocalDay;
