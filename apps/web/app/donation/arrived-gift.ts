import { formatDollars } from '@paniscus/domain/money';
import { isBackNavigation } from '@paniscus/islands/browser';
import { markDonationShown, readDonationResult } from '../storage/payment-results';
import { sessionStore } from '../storage/session-store';
import { DONATION_FORM_KEY } from '../storage/storage-keys';

/**
 * The formatted amount of a gift whose page the donor has left by Back or Forward, or has not seen because the form was
 * left at the instant it arrived, unless another form has been filled in since; undefined for any other visit.
 */
function readArrivedGift(): string | undefined {
  if (sessionStore.read(DONATION_FORM_KEY) !== undefined) return undefined;
  const result = readDonationResult();
  const hasArrived = result?.kind === 'succeeded' || result?.kind === 'emailFailed';
  return hasArrived && (isBackNavigation() || !result.wasShown)
    ? formatDollars(result.amountCents)
    : undefined;
}

/**
 * Returns the amount of the gift that the donor came back from, and undoes what the browser does on Back: it fills in the
 * form of that gift, which hydration would take for early input, and scrolls to where the donor pressed the button.
 */
export function receiveArrivedGift(): string | undefined {
  const amount = readArrivedGift();
  if (amount === undefined) return undefined;
  markDonationShown();
  if (!isBackNavigation()) return amount;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) form.reset();
  history.scrollRestoration = 'manual';
  return amount;
}
