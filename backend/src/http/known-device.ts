import { SealedCookie, type SealedKind } from './sealed-cookie.js';

const DAY_MS = 86_400_000;

/**
 * The cookie of a browser in which a phone was once proven. It opens nothing; but what strangers do cannot use up the codes and tries of
 * whoever holds it.
 */
export abstract class KnownDevice extends SealedCookie {
  protected override readonly kind: SealedKind = {
    name: 'device',
    says: 'proved a phone',
    path: '/',
    sameSite: 'lax',
    lastsMs: 180 * DAY_MS,
    most: 4,
  };
}

/** The same for a browser in which a staff member, named by e-mail address, once signed in. */
export abstract class KnownStaffDevice extends SealedCookie {
  protected override readonly kind: SealedKind = {
    name: 'staff_device',
    says: 'staff signed in',
    path: '/api/staff',
    sameSite: 'strict',
    lastsMs: 90 * DAY_MS,
    most: 4,
  };
}
