import { address, choice, list, text, whole, wholes } from './variable.js';

/** How Twilio carries texts and sends codes. */
export const TWILIO = {
  accountSid: text({ name: 'TWILIO_ACCOUNT_SID', help: 'Needed with TEXT_GATEWAY or VERIFIER twilio.' }),
  apiUrl: address({
    name: 'TWILIO_API_URL',
    help: 'Another server that speaks the same protocol, such as a test double.',
    schemes: ['http', 'https'],
    example: 'https://api.twilio.com',
  }),
  authToken: text({ name: 'TWILIO_AUTH_TOKEN', help: 'Checks signatures; needed with TEXT_GATEWAY or VERIFIER twilio.' }),
  from: list({
    name: 'TWILIO_FROM',
    help: 'Our number, such as +12025550100, or several separated by commas: whoever texted one is answered from it, others are dealt out by their rates. Needed with TEXT_GATEWAY=twilio.',
  }),
  rcsSender: text({
    name: 'TWILIO_RCS_SENDER',
    help: 'Our RCS sender, such as rcs:mealtext_agent: whoever texts it is answered by RCS, and by SMS where that does not arrive. Unset: SMS alone.',
  }),
  messagingServiceSid: text({
    name: 'TWILIO_MESSAGING_SERVICE_SID',
    help: 'The messaging service that has the RCS sender and the numbers of TWILIO_FROM; needed with TWILIO_RCS_SENDER.',
  }),
  quickReplies: list({
    name: 'TWILIO_QUICK_REPLIES',
    help: 'Content templates by RCS with two quick replies, with three, and so on, separated by commas; a question with as many choices is asked with them.',
  }),
  verifyServiceSid: text({ name: 'TWILIO_VERIFY_SERVICE_SID', help: 'Needed with VERIFIER=twilio.' }),
  optOutHandledBy: choice({
    name: 'OPT_OUT_HANDLED_BY',
    help: 'Who answers STOP, START and HELP.',
    of: ['app', 'twilio'],
    fallback: 'app',
  }),
  webhookOverrides: text({
    name: 'TWILIO_WEBHOOK_OVERRIDES',
    help: "What stands after # in the webhook's address at Twilio, such as rc=2&rp=all; a signature over the address is good with it and without.",
  }),
  sendTimeoutMs: whole({
    name: 'TWILIO_TIMEOUT_MS',
    help: 'Deadline of one call, in milliseconds; shorter than TWILIO_LEASE_MS.',
    fallback: 8000,
    min: 50,
    max: 60_000,
  }),
  sendLeaseMs: whole({
    name: 'TWILIO_LEASE_MS',
    help: 'After how many milliseconds the fate of a text whose sender said nothing counts as unknown; shorter than TWILIO_GRACE_MS.',
    fallback: 20_000,
    min: 100,
    max: 600_000,
  }),
  unknownGraceMs: whole({
    name: 'TWILIO_GRACE_MS',
    help: 'How many milliseconds to wait before asking what became of a text of unknown fate.',
    fallback: 60_000,
    min: 200,
    max: 3_600_000,
  }),
  segmentsPerSecond: wholes({
    name: 'TWILIO_SEGMENTS_PER_SECOND',
    help: 'What each sending number is allowed: one figure for all, or as many as TWILIO_FROM has numbers, in its order.',
    fallback: 3,
    min: 1,
    max: 1000,
  }),
  segmentsPerDay: wholes({
    name: 'TWILIO_SEGMENTS_PER_DAY',
    help: 'What each may send from midnight to midnight, Pacific time, given in the same way: texts to many stop at 60 % of it, summaries at 80 %, reminders at 90 %, and answers and codes never. 0: as much as its rate allows.',
    fallback: 0,
    min: 0,
    max: 100_000_000,
  }),
} as const;
