import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';

const STRIPE = 'https://js.stripe.com';
/** Nothing of the device is asked for, by us or by what we load; a payment provider's page may ask for a payment. */
const NOTHING_OF_THE_DEVICE = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'magnetometer',
  ],
  ...['microphone', 'midi', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat(`payment=(self "${STRIPE}")`)
  .join(', ');

const OWN_STYLES = ['/api/docs', '/billing/test'];
const hasOwnStyles = ({ url = '' }: IncomingMessage): boolean => OWN_STYLES.some((path) => url.startsWith(path));

/** What the style elements of the page in this answer are known by. */
export const styleNonce = ({ locals }: Response): string => locals['styleNonce'] as string;

/** Headers of every answer. Scripts are our own, and the payment provider's where one is used; nobody may frame us. */
export function securityHeaders({ http, providers }: Config) {
  const https = http.publicUrl.startsWith('https:');
  const payment = providers.billing === 'stripe' ? [STRIPE] : [];
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payment],
        // The console's library writes style elements as it draws: with the nonce of the page. The two pages for developers have styles of their own
        // making; scripts have no exception anywhere.
        styleSrc: [
          "'self'",
          (request, response) => (hasOwnStyles(request) ? "'unsafe-inline'" : `'nonce-${styleNonce(response as Response)}'`),
        ],
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
  return (request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Permissions-Policy', NOTHING_OF_THE_DEVICE);
    response.locals['styleNonce'] = randomBytes(16).toString('base64');
    headers(request, response, next);
  };
}
