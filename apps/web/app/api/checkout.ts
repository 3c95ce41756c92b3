import { purchaseIntentResponse, shippingResponse, taxResponse } from '@paniscus/domain/checkout';
import type {
  CheckoutProblem,
  OrderEmailRequest,
  PurchaseIntentAnswer,
  PurchaseIntentRequest,
  QuoteRequest,
  ShippingAnswer,
  TaxAnswer,
} from '@paniscus/domain/checkout';
import { call } from './client';
import { parseResponse } from './parse-response';
import { ProblemError } from './problem-error';

export async function readShippingOptions(body: QuoteRequest): Promise<ShippingAnswer> {
  return parseResponse(await call('/shipping-options/', { method: 'POST', body }), shippingResponse);
}

export async function calculateTax(body: QuoteRequest): Promise<TaxAnswer> {
  return parseResponse(await call('/calculate-tax/', { method: 'POST', body }), taxResponse);
}

export async function createPurchaseIntent(body: PurchaseIntentRequest): Promise<PurchaseIntentAnswer> {
  const response = await call('/create-purchase-payment-intent/', { method: 'POST', body });
  return parseResponse(response, purchaseIntentResponse);
}

export async function sendOrderEmail(body: OrderEmailRequest): Promise<void> {
  await call('/send-order-email/', { method: 'POST', body });
}

export function toCheckoutProblem(error: unknown): CheckoutProblem | undefined {
  return error instanceof ProblemError ? error.problem : undefined;
}
