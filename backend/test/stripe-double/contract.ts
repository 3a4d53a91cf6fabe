import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { type Schema, schemaOfTypes } from './schema-of-types.js';

const stripe = dirname(dirname(require.resolve('stripe')));
const cache = join(dirname(stripe), '.cache');
const file = (name: string) => join(stripe, 'cjs', 'resources', `${name}.d.ts`);

/** The parts of the installed package's own types that the double speaks. */
const ROOTS = {
  Customer: [file('Customers'), 'Customer'],
  CustomerCreateParams: [file('Customers'), 'CustomerCreateParams'],
  CustomerDeleteParams: [file('Customers'), 'CustomerDeleteParams'],
  DeletedCustomer: [file('Customers'), 'DeletedCustomer'],
  CheckoutSession: [file('Checkout/Sessions'), 'Session'],
  CheckoutCreateParams: [file('Checkout/Sessions'), 'Checkout.SessionCreateParams'],
  CheckoutRetrieveParams: [file('Checkout/Sessions'), 'Checkout.SessionRetrieveParams'],
  CheckoutExpireParams: [file('Checkout/Sessions'), 'Checkout.SessionExpireParams'],
  PortalSession: [file('BillingPortal/Sessions'), 'Session'],
  PortalCreateParams: [file('BillingPortal/Sessions'), 'BillingPortal.SessionCreateParams'],
  Price: [file('Prices'), 'Price'],
  PriceRetrieveParams: [file('Prices'), 'PriceRetrieveParams'],
  Product: [file('Products'), 'Product'],
  ProductRetrieveParams: [file('Products'), 'ProductRetrieveParams'],
  Subscription: [file('Subscriptions'), 'Subscription'],
  SubscriptionListParams: [file('Subscriptions'), 'SubscriptionListParams'],
  SubscriptionRetrieveParams: [file('Subscriptions'), 'SubscriptionRetrieveParams'],
  SubscriptionUpdateParams: [file('Subscriptions'), 'SubscriptionUpdateParams'],
  SubscriptionCancelParams: [file('Subscriptions'), 'SubscriptionCancelParams'],
  SubscriptionItem: [file('SubscriptionItems'), 'SubscriptionItem'],
  SubscriptionItemListParams: [file('SubscriptionItems'), 'SubscriptionItemListParams'],
  Invoice: [file('Invoices'), 'Invoice'],
  InvoiceListParams: [file('Invoices'), 'InvoiceListParams'],
  InvoicePayment: [file('InvoicePayments'), 'InvoicePayment'],
  InvoicePaymentListParams: [file('InvoicePayments'), 'InvoicePaymentListParams'],
  Charge: [file('Charges'), 'Charge'],
  ChargeListParams: [file('Charges'), 'ChargeListParams'],
  Refund: [file('Refunds'), 'Refund'],
  RefundCreateParams: [file('Refunds'), 'RefundCreateParams'],
  RefundListParams: [file('Refunds'), 'RefundListParams'],
  Event: [file('Events'), 'EventBase'],
} as const;

export type Root = keyof typeof ROOTS;

/** What we ask Stripe to expand. */
const EXPANDED = new Set(['product']);

const definitions = cached();
const answers = new Ajv({ strict: false, allErrors: true });
/** Forms carry text only; what a number or a switch is, the types say. */
const forms = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a form (decoded) or an answer, by the types of the installed package; empty when nothing is. */
export function violations(kind: 'form' | 'answer', root: Root, value: unknown): string[] {
  const key = `${kind} ${root}`;
  let validate = compiled.get(key);
  if (!validate) compiled.set(key, (validate = (kind === 'form' ? forms : answers).compile({ ...definitions[root], definitions })));
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${root}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`);
}

/** The plainest value of a type: null where it may be, nothing that is optional. */
export function blank<T>(root: Root, over: Partial<T>): T {
  return { ...(plainest(definitions[root]!) as T), ...over };
}

function plainest(schema: Schema): unknown {
  if (typeof schema.$ref === 'string') return plainest(definitions[schema.$ref.replace('#/definitions/', '')]!);
  const choices = schema.anyOf as Schema[] | undefined;
  if (choices) return choices.some((one) => one.type === 'null') ? null : plainest(choices[0]!);
  if ('const' in schema) return schema.const;
  if (schema.type !== 'object') return { array: [], boolean: false, number: 0, string: '', null: null }[schema.type as string] ?? {};
  const properties = schema.properties as Record<string, Schema>;
  return Object.fromEntries((schema.required as string[]).map((name) => [name, plainest(properties[name]!)]));
}

/** Reading the types takes seconds, so the schema is kept until the package or its making changes. */
function cached(): Record<string, Schema> {
  const made = [join(stripe, 'package.json'), __filename, join(__dirname, 'schema-of-types.ts')].map((path) => readFileSync(path));
  const path = join(cache, `stripe-schema-${createHash('sha256').update(Buffer.concat(made)).digest('hex').slice(0, 16)}.json`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Schema>;
  } catch {
    const schema = schemaOfTypes(ROOTS, EXPANDED);
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(schema));
    renameSync(`${path}.${process.pid}`, path);
    return schema;
  }
}
