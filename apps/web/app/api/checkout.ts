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
import { ProblemError } from './problem-error';

export async function readShippingOptions(body: QuoteRequest): Promise<ShippingAnswer> {
  return (await (await call('/shipping-options/', { method: 'POST', body })).json()) as ShippingAnswer;
}

export async function calculateTax(body: QuoteRequest): Promise<TaxAnswer> {
  return (await (await call('/calculate-tax/', { method: 'POST', body })).json()) as TaxAnswer;
}

export async function createPurchaseIntent(body: PurchaseIntentRequest): Promise<PurchaseIntentAnswer> {
  const answer = await call('/create-purchase-payment-intent/', { method: 'POST', body });
  return (await answer.json()) as PurchaseIntentAnswer;
}

export async function sendOrderEmail(body: OrderEmailRequest): Promise<void> {
  await call('/send-order-email/', { method: 'POST', body });
}

export function toCheckoutProblem(error: unknown): CheckoutProblem | undefined {
  return error instanceof ProblemError ? error.problem : undefined;
}
