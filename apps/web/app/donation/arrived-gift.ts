import { formatDollars } from '@paniscus/domain/money';
import { readDonationResult } from '../storage/payment-results';
import { sessionStore } from '../storage/session-store';
import { DONATION_FORM_KEY } from '../storage/storage-keys';

function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * The formatted amount of a gift whose page the donor has left by Back or Forward, unless another form has been filled in
 * since; undefined for any other visit.
 */
export function readArrivedGift(): string | undefined {
  if (!isBackNavigation() || sessionStore.read(DONATION_FORM_KEY) !== undefined) return undefined;
  const result = readDonationResult();
  const hasArrived = result?.kind === 'succeeded' || result?.kind === 'emailFailed';
  return hasArrived ? formatDollars(result.amountCents) : undefined;
}

/** Empties a form that the browser has filled in again, before early input is replayed. */
export function emptyForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) form.reset();
}
