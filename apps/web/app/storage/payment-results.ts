import type { OrderResult } from '@paniscus/domain/checkout';
import type { DonationResult } from '@paniscus/domain/donation';
import { useEffect } from 'react';
import { sessionStore, useSessionValue } from './session-store';

const DONATION_KEY = 'donationResult';
const ORDER_KEY = 'orderResult';
const PAID_FOR_KEY = 'lastPaidFor';

type PaidFor = 'donation' | 'order';

/** `wasShown` once a page has told the donor, who may leave before the page of the result opens. */
type SavedDonation = DonationResult & { wasShown?: boolean; pressedMs?: number };

/** Saves the result of a press, made at `pressedMs` in Unix milliseconds. Returns whether the page of the result can show it. */
export function saveDonationResult(result: DonationResult, pressedMs: number): boolean {
  sessionStore.write(PAID_FOR_KEY, 'donation' satisfies PaidFor);
  return sessionStore.write(DONATION_KEY, { ...result, pressedMs } satisfies SavedDonation);
}

/** When the donor pressed the button for a gift that has failed and may be tried again, in Unix milliseconds. */
export function getFailedPressMs(): number | undefined {
  const saved = readDonationResult();
  return saved?.kind === 'declined' || saved?.kind === 'failed' ? saved.pressedMs : undefined;
}

export function saveOrderResult(result: OrderResult): void {
  sessionStore.write(ORDER_KEY, result);
  sessionStore.write(PAID_FOR_KEY, 'order' satisfies PaidFor);
}

export const readDonationResult = () => sessionStore.read<SavedDonation>(DONATION_KEY);
export const readOrderResult = () => sessionStore.read<OrderResult>(ORDER_KEY);
/** Called where the donor is told the result. */
export function markDonationShown(): void {
  const saved = readDonationResult();
  if (saved !== undefined) sessionStore.write(DONATION_KEY, { ...saved, wasShown: true });
}

/** The last result, for the page that tells it. */
export function useDonationResult(): DonationResult | undefined {
  useEffect(markDonationShown, []);
  return useSessionValue<SavedDonation>(DONATION_KEY);
}

export const useOrderResult = () => useSessionValue<OrderResult>(ORDER_KEY);

export function useLastPayment(): { paidFor: PaidFor; result: DonationResult | OrderResult | undefined } {
  const donation = useDonationResult();
  const order = useOrderResult();
  const isOrder = useSessionValue<PaidFor>(PAID_FOR_KEY) === 'order';
  return isOrder ? { paidFor: 'order', result: order } : { paidFor: 'donation', result: donation };
}
