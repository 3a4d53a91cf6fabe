import { randomBytes } from 'node:crypto';
import supertest from 'supertest';
import twilio from 'twilio';
import { ACCOUNT_SID, AUTH_TOKEN, type DoubleOptions, SERVICE_SID, TwilioDouble } from '../twilio-double/index.js';
import { startApp, type TestApp } from './app.js';

export const OUR_NUMBER = '+12025550100';
export const PUBLIC_URL = 'https://texts.example';
export const newSid = (): string => `SM${randomBytes(16).toString('hex')}`;

export interface TwilioApp extends TestApp {
  double: TwilioDouble;
}

/** The product with Twilio for texts and codes, and the double in Twilio's place. */
export async function startWithTwilio(environment: Record<string, string> = {}, options: DoubleOptions = {}): Promise<TwilioApp> {
  const double = new TwilioDouble(options);
  const apiUrl = environment.TWILIO_API_URL ?? (await double.start());
  const target = await startApp({ ...twilioEnvironment(apiUrl), ...environment });
  const close = async () => {
    await target.close();
    await double.stop();
  };
  return { ...target, double, close };
}

export const twilioEnvironment = (apiUrl: string): Record<string, string> => ({
  TEXT_GATEWAY: 'twilio',
  VERIFIER: 'twilio',
  TWILIO_API_URL: apiUrl,
  TWILIO_ACCOUNT_SID: ACCOUNT_SID,
  TWILIO_AUTH_TOKEN: AUTH_TOKEN,
  TWILIO_FROM: OUR_NUMBER,
  TWILIO_SEGMENTS_PER_SECOND: '1000',
  TWILIO_VERIFY_SERVICE_SID: SERVICE_SID,
  PUBLIC_URL,
});

/** What Twilio posts when a text comes in. */
export const inboundForm = (more: Record<string, string | string[]> = {}): Record<string, string | string[]> => {
  const sid = newSid();
  return {
    ToCountry: 'US',
    SmsMessageSid: sid,
    NumMedia: '0',
    SmsSid: sid,
    SmsStatus: 'received',
    FromCity: '',
    FromZip: '',
    Body: 'two eggs',
    To: OUR_NUMBER,
    MessageSid: sid,
    AccountSid: ACCOUNT_SID,
    From: '+12025550123',
    ApiVersion: '2010-04-01',
    NumSegments: '1',
    ...more,
  };
};

export interface PostHow {
  path?: string;
  /** What is signed instead of what is sent. */
  signedUrl?: string;
  signedForm?: Record<string, string | string[]>;
  token?: string;
  /** Null: no signature at all. */
  signature?: string | null;
  headers?: Record<string, string>;
}

/** Posts a form as Twilio does. */
export function postSigned(target: Pick<TestApp, 'app'>, form: Record<string, string | string[]>, how: PostHow = {}): supertest.Test {
  const path = how.path ?? '/webhooks/sms';
  const signature =
    how.signature === undefined
      ? twilio.getExpectedTwilioSignature(how.token ?? AUTH_TOKEN, how.signedUrl ?? PUBLIC_URL + path, how.signedForm ?? form)
      : how.signature;
  const body = new URLSearchParams(Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
  return supertest(target.app.getHttpServer())
    .post(path)
    .set({
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(signature === null ? {} : { 'X-Twilio-Signature': signature }),
      ...how.headers,
    })
    .send(body.toString());
}
