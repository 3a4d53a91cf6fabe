import type Stripe from 'stripe';
import type { Books } from './books.js';
import { blank, type Root } from './contract.js';

export interface Request {
  method: string;
  path: string;
  params: Record<string, unknown>;
}

/** How Stripe refuses. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string = code ?? 'refused',
    readonly param: string | null = null,
  ) {
    super(message);
  }
}

/** One call of the API: which form it takes, what it answers with, and what it does to the books. */
export interface Route {
  match: RegExp;
  form: Root;
  answer: Root;
  list?: boolean;
  run(books: Books, params: Record<string, unknown>, id: string): unknown;
}

const DAY_SECONDS = 86_400;

function found<T>(things: ReadonlyMap<string, T>, id: unknown, kind: string): T {
  const thing = things.get(String(id));
  if (!thing) throw new Refusal(404, 'resource_missing', `No such ${kind}: '${String(id)}'`);
  return thing;
}

const page = (books: Books, id: string): Stripe.Checkout.Session => {
  const { price: _, ...session } = found(books.checkouts, id, 'checkout.session');
  return session;
};

/** A page of things, as Stripe's lists are cut. */
function cut<T extends { id: string }>(
  things: readonly T[],
  { limit = 10, starting_after }: { limit?: number; starting_after?: string },
  url: string,
): Stripe.ApiList<T> {
  const from = starting_after ? things.findIndex((one) => one.id === starting_after) + 1 : 0;
  return { object: 'list', data: things.slice(from, from + limit), has_more: from + limit < things.length, url };
}

export const ROUTES: readonly Route[] = [
  {
    match: /^POST \/v1\/customers$/,
    form: 'CustomerCreateParams',
    answer: 'Customer',
    run: (books, params) => {
      const one = blank<Stripe.Customer>('Customer', {
        id: books.id('cus'),
        created: books.seconds,
        metadata: (params['metadata'] as Record<string, string>) ?? {},
      });
      books.customers.set(one.id, one);
      return one;
    },
  },
  {
    match: /^DELETE \/v1\/customers\/(\w+)$/,
    form: 'CustomerDeleteParams',
    answer: 'DeletedCustomer',
    run: (books, _, id) => {
      found(books.customers, id, 'customer');
      books.customers.delete(id);
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    match: /^GET \/v1\/prices\/(\w+)$/,
    form: 'PriceRetrieveParams',
    answer: 'Price',
    run: (books, { expand }, id) => {
      const price = found(books.prices, id, 'price');
      return Array.isArray(expand) && expand.includes('product')
        ? { ...price, product: books.products.get(price.product as string) }
        : price;
    },
  },
  {
    match: /^GET \/v1\/products\/(\w+)$/,
    form: 'ProductRetrieveParams',
    answer: 'Product',
    run: (books, _, id) => found(books.products, id, 'product'),
  },
  {
    match: /^POST \/v1\/checkout\/sessions$/,
    form: 'CheckoutCreateParams',
    answer: 'CheckoutSession',
    run: (books, params) => {
      found(books.customers, params['customer'], 'customer');
      const [line] = params['line_items'] as { price: string }[];
      found(books.prices, line!.price, 'price');
      const id = books.id('cs');
      const {
        mode,
        customer,
        client_reference_id = null,
        success_url = null,
        cancel_url = null,
      } = params as Partial<Stripe.Checkout.Session>;
      const kept = {
        mode,
        customer,
        client_reference_id,
        success_url,
        cancel_url,
        status: 'open' as const,
        payment_status: 'unpaid' as const,
      };
      const times = { created: books.seconds, expires_at: books.seconds + DAY_SECONDS };
      books.checkouts.set(id, {
        ...blank<Stripe.Checkout.Session>('CheckoutSession', { id, ...kept, ...times, url: `https://checkout.stripe.com/c/pay/${id}` }),
        price: line!.price,
      });
      return page(books, id);
    },
  },
  {
    match: /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    form: 'CheckoutRetrieveParams',
    answer: 'CheckoutSession',
    run: (books, _, id) => page(books, id),
  },
  {
    match: /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    form: 'CheckoutExpireParams',
    answer: 'CheckoutSession',
    run: (books, _, id) => {
      const one = found(books.checkouts, id, 'checkout.session');
      if (one.status !== 'open')
        throw new Refusal(400, 'resource_invalid', 'Only Checkout Sessions with a status in ["open"] can be expired.');
      books.checkouts.set(id, { ...one, status: 'expired', url: null });
      return page(books, id);
    },
  },
  {
    match: /^POST \/v1\/billing_portal\/sessions$/,
    form: 'PortalCreateParams',
    answer: 'PortalSession',
    run: (books, { customer, return_url }) => {
      found(books.customers, customer, 'customer');
      const id = books.id('bps');
      const about = { id, customer: String(customer), return_url: String(return_url), created: books.seconds, configuration: 'bpc_1' };
      return blank<Stripe.BillingPortal.Session>('PortalSession', { ...about, url: `https://billing.stripe.com/p/session/${id}` });
    },
  },
  {
    match: /^GET \/v1\/subscriptions$/,
    form: 'SubscriptionListParams',
    answer: 'Subscription',
    list: true,
    run: (books, params) => {
      const { customer, status } = params;
      if (customer) found(books.customers, customer, 'customer');
      const all = [...books.subscriptions.values()].reverse().filter((one) => !customer || one.customer === customer);
      return cut(status === 'all' ? all : all.filter((one) => one.status !== 'canceled'), params, '/v1/subscriptions');
    },
  },
  {
    match: /^GET \/v1\/subscriptions\/(\w+)$/,
    form: 'SubscriptionRetrieveParams',
    answer: 'Subscription',
    run: (books, _, id) => found(books.subscriptions, id, 'subscription'),
  },
  {
    match: /^POST \/v1\/subscriptions\/(\w+)$/,
    form: 'SubscriptionUpdateParams',
    answer: 'Subscription',
    run: (books, params, id) => {
      const one = found(books.subscriptions, id, 'subscription');
      if (one.status === 'canceled')
        throw new Refusal(400, 'resource_missing', 'A canceled subscription can only update its cancellation_details and metadata.');
      return params['cancel_at_period_end']
        ? books.cancelAtEnd(id, 'api')
        : books.change(id, { cancel_at: null, cancel_at_period_end: false });
    },
  },
  {
    match: /^DELETE \/v1\/subscriptions\/(\w+)$/,
    form: 'SubscriptionCancelParams',
    answer: 'Subscription',
    run: (books, _, id) => {
      if (found(books.subscriptions, id, 'subscription').status === 'canceled')
        throw new Refusal(404, 'resource_missing', `No such subscription: ${id}`);
      return books.endNow(id);
    },
  },
  {
    match: /^GET \/v1\/subscription_items$/,
    form: 'SubscriptionItemListParams',
    answer: 'SubscriptionItem',
    list: true,
    run: (books, params) =>
      cut(found(books.subscriptions, params['subscription'], 'subscription').items.data, params, '/v1/subscription_items'),
  },
  {
    match: /^GET \/v1\/invoices$/,
    form: 'InvoiceListParams',
    answer: 'Invoice',
    list: true,
    run: (books, params) => {
      found(books.customers, params['customer'], 'customer');
      const all = [...books.invoices.values()].reverse().filter(({ customer }) => customer === params['customer']);
      const shown = Array.isArray(params['expand']) && params['expand'].includes('data.payments');
      const paid = (invoice: string) =>
        cut(
          [...books.payments.values()].filter((one) => one.invoice === invoice),
          {},
          '/v1/invoice_payments',
        );
      return cut(shown ? all.map((one) => ({ ...one, payments: paid(one.id) })) : all, params, '/v1/invoices');
    },
  },
  {
    match: /^GET \/v1\/invoice_payments$/,
    form: 'InvoicePaymentListParams',
    answer: 'InvoicePayment',
    list: true,
    run: (books, params) => {
      const { invoice, status } = params;
      found(books.invoices, invoice, 'invoice');
      const all = [...books.payments.values()].filter((one) => one.invoice === invoice && (!status || one.status === status));
      return cut(all, params, '/v1/invoice_payments');
    },
  },
  {
    match: /^GET \/v1\/charges$/,
    form: 'ChargeListParams',
    answer: 'Charge',
    list: true,
    run: (books, params) => {
      found(books.customers, params['customer'], 'customer');
      return cut(
        [...books.charges.values()].reverse().filter(({ customer }) => customer === params['customer']),
        params,
        '/v1/charges',
      );
    },
  },
  {
    match: /^GET \/v1\/refunds$/,
    form: 'RefundListParams',
    answer: 'Refund',
    list: true,
    run: (books, params) =>
      cut(
        [...books.refunds.values()].filter((one) => one.payment_intent === params['payment_intent']),
        params,
        '/v1/refunds',
      ),
  },
  {
    match: /^POST \/v1\/refunds$/,
    form: 'RefundCreateParams',
    answer: 'Refund',
    run: (books, params) => {
      const { payment_intent: paidBy, metadata, reason } = params;
      const charge = [...books.charges.values()].find((one) => one.payment_intent === paidBy);
      if (!charge) throw new Refusal(404, 'resource_missing', `No such payment_intent: '${String(paidBy)}'`);
      const left = charge.amount - charge.amount_refunded;
      if (!left) throw new Refusal(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
      const amount = Number(params['amount'] ?? left);
      if (amount > left) throw new Refusal(400, null, `Refund amount is greater than unrefunded amount on charge`, 'amount');
      books.charges.set(charge.id, { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left });
      const one = blank<Stripe.Refund>('Refund', {
        id: books.id('re'),
        amount,
        charge: charge.id,
        payment_intent: String(paidBy),
        created: books.seconds,
        currency: charge.currency,
        metadata: (metadata as Record<string, string>) ?? {},
        reason: (reason as Stripe.Refund.Reason) ?? null,
        status: 'succeeded',
      });
      books.refunds.set(one.id, one);
      books.tell('charge.refunded', books.charges.get(charge.id));
      return one;
    },
  },
];
