import { lazy, Suspense } from 'react';
import { ContactRound, MessageCircle } from 'lucide-react';
import { showPhone } from '../lib/phone-number';
import { PRODUCT } from '../lib/product';
import { useProduct } from '../lib/queries/use-product';
import { apiUrl } from '../lib/request';
import { Button } from './button';
import { sayCommon } from '../lib/say-common';

const QrCode = lazy(() => import('./qr-code'));

/** The number to text, ways to get it onto a phone: a text to it, a contact card, a code to point a camera at. Nothing where it is not known. */
export function TextUs() {
  const number = useProduct().data?.phoneNumber;
  if (!number) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-6">
      <div className="flex flex-col gap-3">
        <a
          href={`sms:${number}`}
          className="figures text-3xl font-semibold whitespace-nowrap text-accent underline-offset-4 hover:underline"
        >
          {showPhone(number.slice(2))}
        </a>
        <div className="flex flex-wrap gap-2">
          <Button asChild className="sm:hidden">
            <a href={`sms:${number}`}>
              <MessageCircle size={18} aria-hidden="true" />
              {sayCommon('textUs')}
            </a>
          </Button>
          <Button look="plain" asChild>
            <a href={apiUrl('/api/product/contact')} download={`${PRODUCT}.vcf`}>
              <ContactRound size={18} aria-hidden="true" />
              {sayCommon('saveContact')}
            </a>
          </Button>
        </div>
      </div>
      <figure className="flex items-center gap-4 max-sm:hidden">
        <figcaption className="max-w-36 text-end text-sm text-soft">{sayCommon('pointCamera')}</figcaption>
        <Suspense fallback={<div className="size-32" />}>
          <QrCode text={`sms:${number}`} label={sayCommon('codeOf', { number: showPhone(number.slice(2)) })} />
        </Suspense>
      </figure>
    </div>
  );
}
