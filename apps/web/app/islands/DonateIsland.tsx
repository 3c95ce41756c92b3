import type { Confirmation } from '@paniscus/card';
import type { DonationForm } from '@paniscus/domain';
import { donate, resolveDonationId, DonationScreen, formFromLink } from '@paniscus/features/donation';
import type { DonationIdentity, DonationState } from '@paniscus/features/donation';
import { useState } from 'react';
import { createDonationIntent, sendDonationEmail } from '../api/donations';
import { paths } from '../paths';
import { useAddressQuery } from '../hooks/query-params';
import { sessionStore, useStoredAtStart } from '../storage/session-store';
import { saveDonationResult } from '../storage/results';
import { usePayment } from '../hooks/stripe';
import { useReturn } from '../hooks/return';

const IDENTITY_KEY = 'donationIdentity';
/** What a donor typed, but for the card, until the gift has succeeded or the tab is closed. */
const FORM_KEY = 'donationForm';

/** The donation form, from the first key to the page that says how it ended. */
export function DonateIsland() {
  const payment = usePayment();
  const [state, setState] = useState<DonationState>({ kind: 'ready' });
  // The form of a try that did not succeed, so that nobody types it again.
  const earlierForm = useStoredAtStart<DonationForm>(FORM_KEY);
  // What the link that led here asks for, as in a letter: /donate?amount=50&frequency=monthly.
  const query = useAddressQuery();
  const [today] = useState(() => new Date());

  // What was under way when the page was left is over.
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

  return (
    <DonationScreen
      // What is filled in at first is known in the browser only, once the page stands.
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
