import { createRequire } from 'node:module';
import { at } from '../../bootstrap/root.mjs';

const require = createRequire(import.meta.url);
require(at('backend/test/support/ts-process.cjs'));

/** The doubles that the tests use, as TypeScript in place. */
export const { TwilioDouble, ACCOUNT_SID, AUTH_TOKEN } = require(at('backend/test/twilio-double/index.ts'));
export const { ModelDouble, says } = require(at('backend/test/model-double/model-double.ts'));
export const { getExpectedTwilioSignature } = require(at('node_modules/twilio'));
/** The product's own calendar: which day it is somewhere is not what is on trial here. */
export const { localDate, localTime, zoneDataVersion } = require(at('backend/src/domain/local-day.ts'));
