export { orderEmailSchema, purchaseIntentResponse, purchaseIntentSchema } from './purchase-api.schema.ts';
export type {
  OrderEmailRequest,
  PurchaseIntentAnswer,
  PurchaseIntentRequest,
} from './purchase-api.schema.ts';
export { quoteSchema, shippingResponse, taxResponse } from './quote-api.schema.ts';
export type { QuoteRequest, ShippingAnswer, TaxAnswer } from './quote-api.schema.ts';
export { serializeCheckout, resolveCheckoutIdentity } from './checkout-identity.ts';
export type { CheckoutIdentity } from './checkout-identity.ts';
export { getCorrectedTotals, getRefusal } from './checkout-problem.ts';
export type { CheckoutProblem, CheckoutRefusal } from './checkout-problem.ts';
export {
  buildOrderDetails,
  buildOrderEmailRequest,
  buildPurchaseRequest,
  buildQuoteRequest,
} from './checkout-requests.ts';
export {
  billingFrom,
  joinedAddress,
  PHONE_PLACEHOLDER,
  findStateCode,
  computeTotals,
} from './checkout.rules.ts';
export type { Totals } from './checkout.rules.ts';
export type { CheckoutData, CheckoutFigures, OrderDetails, OrderResult } from './checkout.types.ts';
export { checkoutDataFrom } from './stored-checkout.ts';
export {
  BILLING_FIELDS,
  billingStepSchema,
  CHECKOUT_COUNTRY,
  DEFAULT_STATE,
  SHIPPING_FIELDS,
  shippingFormSchema,
} from './shipping.schema.ts';
export type { BillingForm, BillingStep, ShippingForm } from './shipping.schema.ts';
