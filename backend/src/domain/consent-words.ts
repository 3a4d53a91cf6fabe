/** What a person agrees to, with the version that is stored beside the agreement. A changed text gets a new version. */
export interface ConsentWords {
  version: string;
  text: string;
}

export const SIGN_UP_CONSENT = {
  version: 'sign-up-2025-05-20',
  text: 'We text you a sign-in code and answers to what you text us. Message frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out. Not for children under 13.',
} as const;

export const WEEKLY_CONSENT = {
  version: 'weekly-report-2026-11-22',
  text: 'Your week in figures, on Sunday evening. By switching it on you agree to one automated text a week. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Agreeing is not a condition of using Mealtext.',
} as const;

export const REMINDER_CONSENT = {
  version: 'reminders-2025-05-20',
  text: 'By switching reminders on you agree to recurring automated texts at the times you choose: up to 5 a day. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Agreeing is not a condition of using Mealtext.',
} as const;

export const NEWS_CONSENT = {
  version: 'news-2026-11-27',
  text: 'By switching news on you agree to automated texts about Mealtext and its plans: a few a month at most. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Agreeing is not a condition of using Mealtext.',
} as const;

/** The same agreements in other languages, by the version of the English. */
const ABROAD: Readonly<Record<'fr' | 'es', Readonly<Record<string, ConsentWords>>>> = {
  fr: {
    [NEWS_CONSENT.version]: {
      version: 'news-fr-2026-11-27',
      text: 'En activant les nouvelles, vous acceptez des textos automatisés sur Mealtext et ses forfaits : quelques-uns par mois au plus. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour vous désabonner, HELP pour de l’aide. Les accepter n’est pas une condition pour utiliser Mealtext.',
    },
    [SIGN_UP_CONSENT.version]: {
      version: 'sign-up-fr-2026-11-26',
      text: 'Nous vous textons un code de connexion et des réponses à ce que vous nous textez. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Répondez HELP pour de l’aide, STOP pour vous désabonner. Pas pour les enfants de moins de 13 ans.',
    },
    [WEEKLY_CONSENT.version]: {
      version: 'weekly-report-fr-2026-11-26',
      text: 'Votre semaine en chiffres, le dimanche soir. En l’activant, vous acceptez un texto automatisé par semaine. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour vous désabonner, HELP pour de l’aide. L’accepter n’est pas une condition pour utiliser Mealtext.',
    },
    [REMINDER_CONSENT.version]: {
      version: 'reminders-fr-2026-11-26',
      text: 'En activant les rappels, vous acceptez des textos automatisés récurrents aux heures que vous choisissez : jusqu’à 5 par jour. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour vous désabonner, HELP pour de l’aide. Les accepter n’est pas une condition pour utiliser Mealtext.',
    },
  },
  es: {
    [NEWS_CONSENT.version]: {
      version: 'news-es-2026-11-27',
      text: 'Al activar las novedades aceptas mensajes automáticos sobre Mealtext y sus planes: unos pocos al mes como mucho. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para darte de baja, HELP para ayuda. Aceptarlos no es condición para usar Mealtext.',
    },
    [SIGN_UP_CONSENT.version]: {
      version: 'sign-up-es-2026-11-26',
      text: 'Te enviamos un código de acceso y respuestas a lo que nos escribes. La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responde HELP para ayuda, STOP para darte de baja. No es para menores de 13 años.',
    },
    [WEEKLY_CONSENT.version]: {
      version: 'weekly-report-es-2026-11-26',
      text: 'Tu semana en cifras, el domingo por la noche. Al activarlo aceptas un mensaje automático por semana. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para darte de baja, HELP para ayuda. Aceptarlo no es condición para usar Mealtext.',
    },
    [REMINDER_CONSENT.version]: {
      version: 'reminders-es-2026-11-26',
      text: 'Al activar los recordatorios aceptas mensajes automáticos recurrentes a las horas que elijas: hasta 5 al día. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para darte de baja, HELP para ayuda. Aceptarlos no es condición para usar Mealtext.',
    },
  },
};

/** An agreement as it is read in a language, with the version of those words. */
export const consentIn = (agreement: ConsentWords, language: 'en' | 'fr' | 'es'): ConsentWords =>
  (language === 'en' ? undefined : ABROAD[language][agreement.version]) ?? agreement;

/** Whoever calls the API without naming what was shown agrees to the words of this day: the record says which, and that nobody named them. */
export const notNamed = (version: string): string => `${version} (not named)`;

/** What is agreed to by switching on what a change switches on, where nobody named the words; '' for nothing. An undecided weekly report may begin, too. */
export const wordsFor = (notifications?: boolean, weeklyReport?: boolean | null): string =>
  [...(notifications ? [REMINDER_CONSENT] : []), ...(weeklyReport || weeklyReport === null ? [WEEKLY_CONSENT] : [])]
    .map(({ version }) => notNamed(version))
    .join(' ');
