export { orderEmailSchema, purchaseIntentResponse, purchaseIntentSchema } from './purchase-api.schema.ts';
export type {
  OrderEmailRequest,
  PaidOrder,
  PurchaseIntentResponse,
  PurchaseIntentRequest,
} from './purchase-api.schema.ts';
export { quoteSchema, shippingResponse, taxResponse } from './quote-api.schema.ts';
export type { QuoteRequest, ShippingResponse, TaxResponse } from './quote-api.schema.ts';
export {
  findCheckoutRemedy,
  findDiscountRejection,
  getCorrectedTotals,
  toCheckoutRejection,
} from './checkout-problem.ts';
export type { CheckoutProblem, CheckoutRejection } from './checkout-problem.ts';
export {
  buildOrderDetails,
  buildOrderEmailRequest,
  buildPurchaseRequest,
  buildQuoteRequest,
} from './checkout-requests.ts';
export {
  toBillingForm,
  formatPostalAddress,
  PHONE_PLACEHOLDER,
  findStateCode,
  computeTotals,
} from './checkout.rules.ts';
export type { Totals } from './checkout.rules.ts';
export type {
  CheckoutData,
  CheckoutFigures,
  CheckoutRemedy,
  OrderCosts,
  OrderDetails,
  OrderResult,
} from './checkout.types.ts';
export { parseCheckoutData } from './stored-checkout.ts';
export { BILLING_FIELDS, CHECKOUT_COUNTRY, DEFAULT_STATE, SHIPPING_FIELDS } from './shipping.fields.ts';
export { billingStepSchema, shippingFormSchema } from './shipping.schema.ts';
export type { BillingForm, BillingStep, ShippingForm } from './shipping.schema.ts';
