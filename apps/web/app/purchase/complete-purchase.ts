import type { Confirmation } from '@paniscus/card';
import { withoutOrdered } from '@paniscus/domain/cart';
import type { CheckoutData } from '@paniscus/domain/checkout';
import { isUnpaid } from '@paniscus/domain/payment';
import type { PaymentStepState } from '@paniscus/features/checkout';
import { paths } from '@paniscus/routes';
import { endPaying, finishAttempt, rememberPaying } from '../storage/payment-attempts';
import { saveOrderResult } from '../storage/payment-results';
import { changeCart, readCart } from '../storage/shop/cart';
import { clearCheckout } from './clear-checkout';
import { openFailurePage, openResultPage } from './open-result-page';
import { purchase } from './purchase';

/**
 * Pays for the checkout and opens the page of its result.
 *
 * @returns The state to show until then, or the changed totals to accept.
 */
export async function completePurchase(
  data: CheckoutData,
  confirm: (clientSecret: string) => Promise<Confirmation>,
  pageToken: string | undefined,
  links: Pick<typeof paths, 'failure' | 'orderSuccess' | 'orderEmailFailure'>,
): Promise<PaymentStepState> {
  const attempt = await purchase(data, rememberPaying('order', confirm), pageToken);
  if (attempt.kind === 'changed') return attempt;
  if (attempt.kind === 'paidEarlier') {
    clearCheckout();
    changeCart((cart) => withoutOrdered(cart, attempt.ordered));
    const earlier = readCart().length === 0 ? '1' : 'cart';
    openResultPage(`${paths.order(attempt.orderToken)}?earlier=${earlier}`);
    return { kind: 'processing' };
  }

  saveOrderResult(attempt.result);
  const reason = 'reason' in attempt.result ? attempt.result.reason : undefined;
  if (isUnpaid(attempt.kind, reason)) endPaying('order');
  if ('remedy' in attempt.result && attempt.result.remedy === 'startOver') finishAttempt('order');
  if (attempt.kind === 'declined' || attempt.kind === 'failed') {
    return { kind: attempt.kind, message: openFailurePage(links.failure, attempt.message, reason) };
  }
  clearCheckout();
  changeCart((cart) => withoutOrdered(cart, data.cart));
  openResultPage(attempt.kind === 'succeeded' ? links.orderSuccess : links.orderEmailFailure);
  return { kind: 'processing' };
}
