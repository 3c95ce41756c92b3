import { centsToDollars } from '../money/money.ts';
import { formatPostalAddress, PHONE_PLACEHOLDER, computeTotals } from './checkout.rules.ts';
import type { CheckoutData, OrderCosts, OrderDetails } from './checkout.types.ts';
import type {
  OrderEmailRequest,
  PurchaseIntentRequest,
  PurchaseIntentResponse,
} from './purchase-api.schema.ts';
import type { QuoteRequest } from './quote-api.schema.ts';
import type { ShippingForm } from './shipping.schema.ts';
import { CHECKOUT_COUNTRY } from './shipping.fields.ts';

type QuoteInput = Pick<OrderCosts, 'cart' | 'shippingCents'> & {
  /** Discount code as it was typed, with the checkout that may have reserved it; only tax depends on it. */
  discountCode?: string;
  checkoutId?: string;
};

/** Builds the request for a shipping quote (shipping cost 0) or for tax (with the quoted shipping cost). */
export function buildQuoteRequest(input: QuoteInput, form: ShippingForm): QuoteRequest {
  const { cart, shippingCents, discountCode, checkoutId } = input;
  return {
    zip: form.zip.trim(),
    line_items: cart.map(({ product_id, variant_id, quantity, price }) => ({
      product_id,
      variant_id,
      quantity,
      price,
    })),
    address_to: {
      first_name: form.firstName.trim(),
      last_name: form.lastName.trim(),
      email: form.email.trim(),
      phone: form.phone.trim() || PHONE_PLACEHOLDER,
      address1: form.address1.trim(),
      address2: form.address2.trim(),
      city: form.city.trim(),
      region: form.region,
      zip: form.zip.trim(),
      country: CHECKOUT_COUNTRY,
    },
    shipping_cost: centsToDollars(shippingCents),
    ...(discountCode && { discount_code: discountCode }),
    ...(discountCode && checkoutId && { checkout_id: checkoutId }),
  };
}

export function buildPurchaseRequest(data: CheckoutData, pageToken?: string): PurchaseIntentRequest {
  const { cart, checkoutId, shipping, shippingCents, taxCents, discount } = data;
  const phone = shipping.phone.trim();
  const line2 = shipping.address2.trim();
  return {
    amount: computeTotals(data).totalCents,
    first_name: shipping.firstName.trim(),
    last_name: shipping.lastName.trim(),
    email: shipping.email.trim(),
    ...(phone && { phone }),
    cart,
    shipping_cost: centsToDollars(shippingCents),
    tax_amount: centsToDollars(taxCents),
    shipping_address: {
      line1: shipping.address1.trim(),
      ...(line2 && { line2 }),
      city: shipping.city.trim(),
      state: shipping.region,
      postal_code: shipping.zip.trim(),
      country: CHECKOUT_COUNTRY,
    },
    ...(discount && { discount_code: discount.code, discount: centsToDollars(discount.cents) }),
    checkout_id: checkoutId,
    ...(pageToken && { page_token: pageToken }),
  };
}

export function buildOrderDetails(data: CheckoutData, intent: PurchaseIntentResponse): OrderDetails {
  const { cart, shipping, shippingCents, taxCents, discount } = data;
  return {
    paymentIntentId: intent.clientSecret.split('_secret_', 1)[0] ?? '',
    orderNumber: intent.order_number,
    orderToken: intent.order_token,
    cart,
    shippingCents,
    taxCents,
    ...(discount && { discount }),
    totalCents: computeTotals(data).totalCents,
    email: shipping.email.trim(),
    name: `${shipping.firstName.trim()} ${shipping.lastName.trim()}`,
    shippingAddress: formatPostalAddress(shipping),
  };
}

export function buildOrderEmailRequest(order: OrderDetails): OrderEmailRequest {
  return {
    payment_intent_id: order.paymentIntentId,
    cart: order.cart,
    shipping_cost: centsToDollars(order.shippingCents),
    tax_amount: centsToDollars(order.taxCents),
    total: centsToDollars(order.totalCents),
    customer_email: order.email,
    customer_name: order.name,
    shipping_address: order.shippingAddress,
  };
}
