import type { Clause } from './legal-page';

export const PRIVACY: readonly Clause[] = [
  {
    title: 'What we collect',
    text: [
      [
        'Your name, as you give it to us.',
        'Your phone number.',
        'Registration data: when you signed up, your time zone, your plan, and the consent you gave.',
        'Meal and nutrition data, workouts, goals and reminder times.',
        'Usage data: which screens are opened and which steps are completed. Phone numbers are masked before such an event leaves your browser.',
        'Device data: browser type and address, as any website receives them.',
        'Messages: the texts you send us and the texts we send you.',
      ],
    ],
  },
  {
    title: 'What we use it for',
    text: [
      [
        'To keep your log, answer your texts and show your dashboard.',
        'To send the reminders and summaries that you switched on.',
        'To handle payments for paid plans. Card details go to the payment provider, never to us.',
        'To keep accounts safe, to find faults, and to make the service better.',
      ],
      'Where automated language models are used to understand a text, they receive the text itself, without your name or phone number. Where such a model looks at a photo you sent, it receives the photo without what your phone stored in it (place, time, device).',
    ],
  },
  {
    title: 'Consent to text messages',
    text: [
      'We text you sign-in codes and answers. Reminders and summaries come only after you switch them on. Reply STOP to opt out at any time. Your number and your consent to texts are never sold or shared with third parties for their marketing.',
    ],
  },
  {
    title: 'Sharing',
    text: [
      'We do not sell your data. We share it only with companies that work for us (text messaging, hosting, payment, language models), as far as they need it for that work, and with authorities where the law requires it.',
    ],
  },
  {
    title: 'Security',
    text: [
      'Connections are encrypted, access is limited and recorded, and sign-in codes work once and for ten minutes. No system is perfectly secure; if something happens that concerns you, we tell you.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You can see and correct your data on the dashboard, export all of it as JSON or CSV, and delete your account, on the settings screen. Deletion removes your data; what remains is an unreadable mark of your number that keeps an opt-out in force, and records that the law makes us keep.',
      'Depending on where you live you may have further rights, such as to object or to complain to an authority. We treat everybody alike when they use them.',
    ],
  },
  {
    title: 'Children',
    text: [
      'The service is not offered to children under 13, and we do not knowingly collect their data. If we learn of such an account, it is deleted.',
    ],
  },
  {
    title: 'Changes',
    text: ['The date at the top says when this policy last changed. We tell you before a change that matters takes effect.'],
  },
  { title: 'Contact', text: ['Questions about privacy: use “Send Feedback” on your account screen, or reply HELP to any of our texts.'] },
];
