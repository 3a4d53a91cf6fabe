import type { Clause } from './legal-page';

export const TERMS: readonly Clause[] = [
  {
    title: 'Agreement',
    text: [
      'By creating an account, or by texting our number to log food or exercise, you agree to these terms and to the Privacy Policy. If you do not agree, please do not use the service.',
      'The service is for people in the United States and Canada with a phone number there. It is not offered to children under 13.',
    ],
  },
  {
    title: 'The service',
    text: [
      'Mealtext keeps a record of meals and workouts that you send by text message or on the dashboard, estimates calories and nutrients, compares them with goals that you set, and, where your plan includes it, sends reminders and summaries.',
      'Figures are estimates from public food tables, from what you tell us, and in some cases from automated analysis. They can be wrong. Every entry can be corrected or deleted.',
      'There is a free plan and there are paid plans. What each includes, and what it costs, is shown before you pay. A paid plan renews until it is canceled; a canceled one stays in force until the end of the time already paid.',
    ],
  },
  {
    title: 'Accounts',
    text: [
      'You sign in with your phone number and a code that we text to you. Keep your phone and your codes to yourself; we never ask for a code by text or call.',
      'You are responsible for what is done with your account. Tell us if you think that somebody else is using it.',
    ],
  },
  {
    title: 'Consent to text messages',
    text: [
      'By giving us your phone number you agree to receive sign-in codes and answers to what you text us. Reminders and daily summaries are sent only if you switch them on. Message frequency varies with your use. Message and data rates may apply.',
      'You can opt out at any time by replying STOP, or by changing your preferences on the notifications screen. Reply HELP for help and START to opt in again. Agreeing to reminders is not a condition of using the service.',
      'Carriers are not liable for delayed or undelivered messages.',
    ],
  },
  {
    title: 'Your data',
    text: [
      'What you log is yours. You can export all of it and delete your account on the settings screen. You allow us to store and process it in order to provide the service, as the Privacy Policy describes.',
    ],
  },
  {
    title: 'Fair use and termination',
    text: [
      'Do not use the service to break the law, to harm others, to reach accounts that are not yours, or to overload it.',
      'You may stop at any time by deleting your account. We may suspend or end an account that breaks these terms, with notice where that is possible.',
    ],
  },
  {
    title: 'Limits of liability',
    text: [
      'The service is provided as it is, without warranties of any kind, as far as the law allows. We are not liable for indirect or consequential damage, nor for decisions made on the basis of estimates. Nothing here limits liability that cannot be limited by law.',
    ],
  },
  {
    title: 'Medical disclaimer',
    text: [
      'Mealtext is not a medical device and gives no medical advice. It does not diagnose, treat or prevent any condition. Talk to a physician or dietitian before you change what you eat or how you train, above all if you are pregnant, have a condition such as diabetes, or have or have had an eating disorder.',
      'In an emergency call 911. In a crisis in the US or Canada you can call or text 988.',
    ],
  },
  {
    title: 'Changes',
    text: [
      'We may change these terms. The date at the top says when they last changed, and we tell you by text or on the dashboard before a change that matters takes effect.',
    ],
  },
  {
    title: 'Contact',
    text: ['Questions about these terms: use “Send Feedback” on your account screen, or reply HELP to any of our texts.'],
  },
];
