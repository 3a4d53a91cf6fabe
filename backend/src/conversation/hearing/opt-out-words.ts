/**
 * Words that, as the whole of a text, end everything that we send: any case, accents and punctuation around it ignored. Those that carriers know
 * (Twilio's and CTIA's lists) are answered by the carrier where that is set up so; nobody but us answers the others.
 */
export const CARRIER_OPT_OUT: ReadonlySet<string> = new Set([
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'revoke',
  'optout',
  'opt out',
  'opt-out',
  'arret',
]);

/** By language. Left out is what means something else here: "annuler" and "cancelar" take a change back. */
const OWN_WORDS = {
  en: ['stop it', 'stop texting', 'stop texts', 'no more texts', 'remove me', 'unsub', 'stopp'],
  fr: [
    'arrete',
    'arretez',
    'arreter',
    'arrets',
    'arret svp',
    'arretez svp',
    'stopper',
    'desabonner',
    'desabonnement',
    'desinscrire',
    'desinscription',
    'me desabonner',
  ],
  es: [
    'parar',
    'pare',
    'paren',
    'alto',
    'detener',
    'baja',
    'dar de baja',
    'darme de baja',
    'desuscribir',
    'desuscribirme',
    'no mas textos',
    'no mas mensajes',
  ],
} as const;

export const OWN_OPT_OUT: ReadonlySet<string> = new Set(Object.values(OWN_WORDS).flat());
