import type { paths } from '@paniscus/routes';
import { readOrderResult } from '../storage/payment-results';

/** Replaces the page by the result of the order that was paid in this tab, if there is one. */
export function openFinishedOrder(links: Pick<typeof paths, 'orderSuccess' | 'orderEmailFailure'>): void {
  const kind = readOrderResult()?.kind;
  if (kind === 'succeeded') location.replace(links.orderSuccess);
  if (kind === 'emailFailed') location.replace(links.orderEmailFailure);
}
