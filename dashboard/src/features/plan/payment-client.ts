import { getPublicKey } from './requests/get-public-key';

const SCRIPT = 'https://js.stripe.com/v3/';

/** Loads the card payment provider's client, which watches for fraud while one goes to pay. Nothing is loaded without a public key. */
export async function loadPaymentClient(): Promise<void> {
  const { publicKey } = await getPublicKey();
  if (publicKey === null || document.querySelector(`script[src="${SCRIPT}"]`)) return;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new PaymentClientMissing());
    };
    document.head.append(script);
  });
}

export class PaymentClientMissing extends Error {
  constructor() {
    super('Could not load the payment client. Going on to the payment page without it.');
  }
}
