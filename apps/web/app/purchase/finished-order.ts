import type { paths } from '@paniscus/routes';
import { readOrderResult } from '../storage/payment-results';

/** Page of the order that was paid in this tab, if there is one. */
export function findFinishedOrderPage(
  links: Pick<typeof paths, 'orderSuccess' | 'orderEmailFailure'>,
): string | undefined {
  const kind = readOrderResult()?.kind;
  if (kind === 'succeeded') return links.orderSuccess;
  return kind === 'emailFailed' ? links.orderEmailFailure : undefined;
}
