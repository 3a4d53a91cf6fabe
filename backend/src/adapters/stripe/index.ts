export { StripeBilling, type StripeSettings } from './stripe-billing.js';
