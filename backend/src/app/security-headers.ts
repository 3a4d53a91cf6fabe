import helmet from 'helmet';
import type { Config } from '../config/config.js';

const STRIPE = 'https://js.stripe.com';

/** Headers of every answer. Scripts are our own, and the payment provider's where one is used; nobody may frame us. */
export function securityHeaders({ http, providers }: Config) {
  const https = http.publicUrl.startsWith('https:');
  const payment = providers.billing === 'stripe' ? [STRIPE] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payment],
        // Components place and colour things with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...payment],
        frameSrc: payment.length ? payment : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
