import type { DonationForm } from '@paniscus/domain';
import { donate, donationIdOf, DonationScreen } from '@paniscus/features/donation';
import type { Confirmation, DonationIdentity, DonationState } from '@paniscus/features/donation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDonationIntent, sendDonationEmail } from '../api/donations';
import { paths } from '../paths';
import { DONATION_RESULT_KEY, kept } from '../providers/kept';
import { paymentOfPage } from '../providers/stripe';
import type { Payment } from '../providers/stripe';

const IDENTITY_KEY = 'donationIdentity';
/** What a donor typed, but for the card, until the gift has succeeded or the tab is closed. */
const FORM_KEY = 'donationForm';

/** The donation form, from the first key to the page that says how it ended. */
export function DonateIsland() {
  const payment = usePayment();
  const [state, setState] = useState<DonationState>({ kind: 'ready' });
  const earlierForm = useEarlierForm();

  useEffect(() => {
    // Back from a result page the browser may show this page as it was left; what was under way is over.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setState({ kind: 'ready' });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const onDonate = async (form: DonationForm, confirm: (clientSecret: string) => Promise<Confirmation>) => {
    setState({ kind: 'processing' });
    const identity = donationIdOf(form, kept.read<DonationIdentity>(IDENTITY_KEY));
    kept.write(IDENTITY_KEY, identity);
    kept.write(FORM_KEY, form);
    const calls = { createIntent: createDonationIntent, confirm, sendEmail: sendDonationEmail };
    const ids = { donationId: identity.id, pageToken: await payment?.pageToken };
    const outcome = await donate(form, calls, ids);

    kept.write(DONATION_RESULT_KEY, outcome.result);
    if (outcome.kind === 'declined' || outcome.kind === 'failed') {
      setState({ kind: outcome.kind, message: outcome.message });
      location.assign(paths.failure);
      return;
    }
    kept.drop(IDENTITY_KEY);
    kept.drop(FORM_KEY);
    location.assign(outcome.kind === 'succeeded' ? paths.donationSuccess : paths.donationEmailFailure);
  };

  return (
    <DonationScreen
      key={earlierForm === undefined ? 'blank' : 'tried-before'}
      state={state}
      stripe={payment?.stripe ?? null}
      initialForm={earlierForm}
      onDonate={onDonate}
      links={paths}
    />
  );
}

let atStart: { form: DonationForm | undefined } | undefined;
const formAtStart = () => (atStart ??= { form: kept.read<DonationForm>(FORM_KEY) }).form;

/** The form of a try that did not succeed, as it was when this page came, so that nobody types it again. */
function useEarlierForm(): DonationForm | undefined {
  return useSyncExternalStore(never, formAtStart, () => undefined);
}

const never = () => () => undefined;

/** The payment provider, loaded when the page runs in a browser, never on the server. */
function usePayment(): Payment | undefined {
  return useSyncExternalStore(never, paymentOfPage, () => undefined);
}
