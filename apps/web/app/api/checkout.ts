import type {
  CheckoutProblem,
  OrderEmailRequest,
  PurchaseIntentResponse,
  PurchaseIntentRequest,
  QuoteRequest,
  ShippingResponse,
  TaxResponse,
} from '@paniscus/domain/checkout';
import type { DiscountCheck, DiscountCheckResponse } from '@paniscus/domain/discounts';
import { callApi } from './client';
import { loadParsers } from './responses/load-parsers';
import { ProblemError } from './problem-error';
import { repeatUntilAnswered } from './repeat-until-answered';

const parsers = () => loadParsers(() => import('./responses/checkout.parsers'));

export async function fetchShippingOptions(body: QuoteRequest): Promise<ShippingResponse> {
  const response = await callApi('/shipping-options/', { method: 'POST', body });
  return (await parsers()).parseShipping(response);
}

export async function calculateTax(body: QuoteRequest): Promise<TaxResponse> {
  const response = await callApi('/calculate-tax/', { method: 'POST', body });
  return (await parsers()).parseTax(response);
}

export async function checkDiscountCode(body: DiscountCheck): Promise<DiscountCheckResponse> {
  const response = await callApi('/discount-codes/check/', { method: 'POST', body });
  return (await parsers()).parseDiscountCheck(response);
}

export async function createPurchaseIntent(body: PurchaseIntentRequest): Promise<PurchaseIntentResponse> {
  const response = await callApi('/create-purchase-payment-intent/', { method: 'POST', body });
  return (await parsers()).parsePurchaseIntent(response);
}

/** Sends the confirmation, once however often it is called. The card was charged, so an answer that is lost is asked for again. */
export async function sendOrderEmail(body: OrderEmailRequest): Promise<void> {
  await repeatUntilAnswered(() => callApi('/send-order-email/', { method: 'POST', body }));
}

export function toCheckoutProblem(error: unknown): CheckoutProblem | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { status, problem, retryAfterSeconds } = error;
  return {
    type: 'about:blank',
    title: '',
    status,
    ...problem,
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}
