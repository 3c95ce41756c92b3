import type { Confirmation } from '@paniscus/card';
import type { DonorPortalPage, RecurringDonation } from '@paniscus/domain/donor-portal';
import type { RecurringDonationChange } from '@paniscus/features/donor-portal';
import { beginCardChange, changeRecurringDonation, readDonorPortal } from '../api/donor-portal';
import type { DonationRef } from '../api/donor-portal';
import { ProblemError } from '../api/problem-error';

const UNREACHED = 'Your request did not reach us. Please try again.';
const TOO_OFTEN = 'You have tried several times. Please wait some minutes, then try again.';
const NOT_DONE = 'This could not be done. Please try again, or write to us.';
const NO_CARD = 'The card could not be checked. Please try again.';

/** The message of the bank or payment provider for a rejected card. */
class Refusal extends Error {
  override name = 'Refusal';
}

export async function applyChange(
  page: DonorPortalPage,
  place: DonationRef,
  change: RecurringDonationChange,
): Promise<DonorPortalPage> {
  const gift = await perform(place, change);
  // A successful charge adds a donation with a receipt, so reload the page.
  const isCharge = change.action === 'retry' || change.action === 'card';
  const afterwards = isCharge ? await readDonorPortal(place.token).catch(() => page) : page;
  return {
    ...afterwards,
    monthly_gifts: afterwards.monthly_gifts.map((it) => (it.id === gift.id ? gift : it)),
  };
}

function perform(place: DonationRef, change: RecurringDonationChange): Promise<RecurringDonation> {
  if (change.action === 'card') return changeCard(place, change.confirm);
  return changeRecurringDonation(place, change.action, 'request' in change ? change.request : {});
}

async function changeCard(
  place: DonationRef,
  confirm: (clientSecret: string) => Promise<Confirmation>,
): Promise<RecurringDonation> {
  const clientSecret = await beginCardChange(place);
  const confirmation = await confirm(clientSecret);
  if (confirmation.kind === 'declined') throw new Refusal(confirmation.message);
  if (confirmation.kind === 'failed') throw new Refusal(NO_CARD);
  const [setupIntentId] = clientSecret.split('_secret_', 1);
  return changeRecurringDonation(place, 'card/confirm', { setup_intent_id: setupIntentId });
}

export function getRefusal(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof ProblemError)) return NOT_DONE;
  if (error.status === 0) return UNREACHED;
  if (error.status === 429) return TOO_OFTEN;
  const [wrong] = Object.values(error.problem?.errors ?? {});
  return wrong ?? error.problem?.detail ?? NOT_DONE;
}
