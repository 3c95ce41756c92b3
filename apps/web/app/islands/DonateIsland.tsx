import type { Confirmation } from '@paniscus/card';
import type { DonationForm } from '@paniscus/domain/donation';
import type { Fund } from '@paniscus/domain/funds';
import { PAYMENT_ERRORS } from '@paniscus/domain/payment';
import { DonationPanel, hasClosedFund, restoreDonationForm } from '@paniscus/features/donation';
import type { DonationState, SavedDonationForm } from '@paniscus/features/donation';
import { useInBrowser } from '@paniscus/islands/browser';
import type { paths } from '@paniscus/routes';
import { useMemo, useRef, useState } from 'react';
import { receiveArrivedGift } from '../donation/arrived-gift';
import { usePageRestore } from '../hooks/page-restore';
import { usePaymentClient } from '../hooks/stripe';
import type { PaymentClient } from '../hooks/stripe';
import { getFailedPressMs } from '../storage/payment-results';
import { sessionStore, useInitialSessionValue } from '../storage/session-store';
import { DONATION_FORM_KEY } from '../storage/storage-keys';
import { isResultUnknown } from '../storage/stored-attempts';

/** Passed by the route, because the list of all paths would put the page above its script budget. */
type DonateLinks = Pick<
  typeof paths,
  'privacyPolicy' | 'failure' | 'donationSuccess' | 'donationEmailFailure'
>;

type DonateIslandProps = {
  /** Values of a campaign link, with which the server rendered the form. */
  linkedForm: Partial<DonationForm>;
  funds: readonly Fund[];
  links: DonateLinks;
};

const now = new Date();
/** From the press of a gift that failed on, a gift from another tab is news to the donor. */
const openedMs = (typeof window === 'undefined' ? undefined : getFailedPressMs()) ?? now.getTime();

const UNKNOWN_RESULT: DonationState = {
  kind: 'failed',
  message:
    'Your gift may already have gone through. Please check your email before you donate again. You will not be charged twice.',
};

const READY: DonationState = { kind: 'ready' };

/** The gift that was just made with this form, when the donor comes back to it; received before hydration. */
const arrivedGift = typeof window === 'undefined' ? undefined : receiveArrivedGift();
const ARRIVED: DonationState | undefined =
  arrivedGift === undefined ? undefined : { kind: 'arrived', amount: arrivedGift };

const getInitialState = () => ARRIVED ?? (isResultUnknown('donation') ? UNKNOWN_RESULT : READY);

export function DonateIsland({ linkedForm, funds, links }: DonateIslandProps) {
  const payment = usePaymentClient();
  const { state, round, onDonate } = useDonation(payment, links, funds);
  const saved = useInitialSessionValue<SavedDonationForm>(DONATION_FORM_KEY);
  const savedForm = useMemo(() => restoreDonationForm(saved, linkedForm, funds), [saved, linkedForm, funds]);
  const initialState = useInBrowser(getInitialState, () => READY);
  // The server's page may be days old.
  const today = useInBrowser(
    () => now,
    () => undefined,
  );

  return (
    <DonationPanel
      // Empties the form and its card fields for another gift.
      key={round}
      state={state.kind === 'ready' ? initialState : state}
      stripe={payment?.stripe ?? null}
      funds={funds}
      isFundClosed={round === 0 && hasClosedFund(saved, funds)}
      initialForm={linkedForm}
      savedForm={round === 0 ? savedForm : undefined}
      onChange={(form) =>
        sessionStore.write(DONATION_FORM_KEY, { form, linkedForm } satisfies SavedDonationForm)
      }
      today={today}
      onDonate={onDonate}
      links={links}
    />
  );
}

/** Submits the donation and opens the page of its result. */
function useDonation(payment: PaymentClient | undefined, links: DonateLinks, funds: readonly Fund[]) {
  const [state, setState] = useState(READY);
  /** Number of gifts that were made on this page. */
  const [round, setRound] = useState(0);
  const arrived = useRef<string>(undefined);
  const since = useRef(openedMs);

  // Restored from the back/forward cache: any processing state is stale, and a gift must not be sent again.
  const startOver = () => {
    const amount = arrived.current;
    arrived.current = undefined;
    setState(amount === undefined ? { kind: 'ready' } : { kind: 'arrived', amount });
    if (amount !== undefined) setRound((current) => current + 1);
  };
  usePageRestore(startOver);

  const onDonate = async (form: DonationForm, confirm: (clientSecret: string) => Promise<Confirmation>) => {
    const pressedMs = Date.now();
    setState({ kind: 'processing' });
    const loaded = await import('../donation/complete-donation').catch(() => undefined);
    if (loaded === undefined) return setState({ kind: 'failed', message: PAYMENT_ERRORS.notStarted });
    const fundName = funds.find(({ id }) => String(id) === form.fundId)?.name;
    const completed = await loaded.completeDonation(
      { form, fundName, confirm, sinceMs: since.current, pressedMs },
      await payment?.pageToken,
      links,
    );
    since.current = Date.now();
    if (completed.kind !== 'arrived') return setState(completed);
    arrived.current = completed.amount;
    sessionStore.remove(DONATION_FORM_KEY);
    if (!completed.isOnNextPage) startOver();
  };

  return { state, round, onDonate };
}
