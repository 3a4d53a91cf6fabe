export { fetchText } from './fetch-text.js';
export { openProvider } from './open-connection.js';
export { TwilioPictureSource } from './twilio-picture-source.js';
export { type TwilioAccess, type TwilioClient, twilioClient } from './twilio-client.js';
export { TwilioTextArchive } from './twilio-text-archive.js';
export { TwilioTextGateway } from './twilio-text-gateway.js';
export { TwilioVerifier } from './twilio-verifier.js';
export { TwilioWebhook } from './twilio-webhook.js';
