import type { Confirmation } from '@paniscus/card';
import type { DonationForm } from '@paniscus/domain/donation';
import { donate, resolveDonationId, DonationScreen, formFromLink } from '@paniscus/features/donation';
import type { DonationIdentity, DonationState } from '@paniscus/features/donation';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { createDonationIntent, sendDonationEmail } from '../api/donations';
import { useAddressQuery } from '../hooks/query-params';
import { useReturn } from '../hooks/return';
import { usePayment } from '../hooks/stripe';
import type { Payment } from '../hooks/stripe';
import { saveDonationResult } from '../storage/results';
import { sessionStore, useStoredAtStart } from '../storage/session-store';

const IDENTITY_KEY = 'donationIdentity';
/** Session storage key of the form without card data, stored until the donation succeeds. */
const FORM_KEY = 'donationForm';

export function DonateIsland() {
  const payment = usePayment();
  const { state, onDonate } = useDonation(payment);
  const earlierForm = useStoredAtStart<DonationForm>(FORM_KEY);
  // Query parameters of campaign links: /donate?amount=50&frequency=monthly.
  const query = useAddressQuery();
  const [today] = useState(() => new Date());

  return (
    <DonationScreen
      // Initial values are known only in the browser, after hydration; the key remounts the form with them.
      key={earlierForm === undefined && query === '' ? 'blank' : 'filled'}
      state={state}
      stripe={payment?.stripe ?? null}
      initialForm={{ ...earlierForm, ...formFromLink(query) }}
      today={today}
      onDonate={onDonate}
      links={paths}
    />
  );
}

/** Submits the donation and opens the page of its result. */
function useDonation(payment: Payment | undefined) {
  const [state, setState] = useState<DonationState>({ kind: 'ready' });

  // Restored from the back/forward cache: any processing state is stale.
  useReturn(() => setState({ kind: 'ready' }));

  const onDonate = async (form: DonationForm, confirm: (clientSecret: string) => Promise<Confirmation>) => {
    setState({ kind: 'processing' });
    const identity = resolveDonationId(form, sessionStore.read<DonationIdentity>(IDENTITY_KEY));
    sessionStore.write(IDENTITY_KEY, identity);
    sessionStore.write(FORM_KEY, form);
    const calls = { createIntent: createDonationIntent, confirm, sendEmail: sendDonationEmail };
    const ids = { donationId: identity.id, pageToken: await payment?.pageToken };
    const outcome = await donate(form, calls, ids);

    saveDonationResult(outcome.result);
    if (outcome.kind === 'declined' || outcome.kind === 'failed') {
      setState({ kind: outcome.kind, message: outcome.message });
      location.assign(paths.failure);
      return;
    }
    sessionStore.drop(IDENTITY_KEY);
    sessionStore.drop(FORM_KEY);
    location.assign(outcome.kind === 'succeeded' ? paths.donationSuccess : paths.donationEmailFailure);
  };

  return { state, onDonate };
}
