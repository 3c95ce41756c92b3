import type { Confirmation } from '@paniscus/card';
import type { DonationForm } from '@paniscus/domain/donation';
import type { Fund } from '@paniscus/domain/funds';
import { donate, resolveDonationId, DonationPanel, restoreDonationForm } from '@paniscus/features/donation';
import type { DonationIdentity, DonationState, SavedDonationForm } from '@paniscus/features/donation';
import { useInBrowser } from '@paniscus/islands/browser';
import type { paths } from '@paniscus/routes';
import { useMemo, useState } from 'react';
import { createDonationIntent, sendDonationEmail, toDonationProblem } from '../api/donations';
import { usePageRestore } from '../hooks/page-restore';
import { usePaymentClient } from '../hooks/stripe';
import type { PaymentClient } from '../hooks/stripe';
import { saveDonationResult } from '../storage/payment-results';
import { sessionStore, useInitialSessionValue } from '../storage/session-store';

const IDENTITY_KEY = 'donationIdentity';
/** Session storage key of the form without card data, stored until the donation succeeds. */
const FORM_KEY = 'donationForm';

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

export function DonateIsland({ linkedForm, funds, links }: DonateIslandProps) {
  const payment = usePaymentClient();
  const { state, onDonate } = useDonation(payment, links);
  const saved = useInitialSessionValue<SavedDonationForm>(FORM_KEY);
  const savedForm = useMemo(() => restoreDonationForm(saved, linkedForm, funds), [saved, linkedForm, funds]);
  // The server's page may be days old.
  const today = useInBrowser(
    () => now,
    () => undefined,
  );

  return (
    <DonationPanel
      state={state}
      stripe={payment?.stripe ?? null}
      funds={funds}
      initialForm={linkedForm}
      savedForm={savedForm}
      onChange={(form) => sessionStore.write(FORM_KEY, { form, linkedForm } satisfies SavedDonationForm)}
      today={today}
      onDonate={onDonate}
      links={links}
    />
  );
}

/** Submits the donation and opens the page of its result. */
function useDonation(payment: PaymentClient | undefined, links: DonateLinks) {
  const [state, setState] = useState<DonationState>({ kind: 'ready' });

  // Restored from the back/forward cache: any processing state is stale.
  usePageRestore(() => setState({ kind: 'ready' }));

  const onDonate = async (form: DonationForm, confirm: (clientSecret: string) => Promise<Confirmation>) => {
    setState({ kind: 'processing' });
    const identity = resolveDonationId(form, sessionStore.read<DonationIdentity>(IDENTITY_KEY));
    sessionStore.write(IDENTITY_KEY, identity);
    const handlers = {
      createIntent: createDonationIntent,
      confirm,
      sendEmail: sendDonationEmail,
      toProblem: toDonationProblem,
    };
    const ids = { donationId: identity.id, pageToken: await payment?.pageToken };
    const attempt = await donate(form, handlers, ids);

    saveDonationResult(attempt.result);
    if (attempt.kind === 'declined' || attempt.kind === 'failed') {
      setState({ kind: attempt.kind, message: attempt.message });
      location.assign(links.failure);
      return;
    }
    sessionStore.remove(IDENTITY_KEY);
    sessionStore.remove(FORM_KEY);
    location.assign(attempt.kind === 'succeeded' ? links.donationSuccess : links.donationEmailFailure);
  };

  return { state, onDonate };
}
