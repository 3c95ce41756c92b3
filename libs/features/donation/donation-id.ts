import { uuidFrom } from '@paniscus/domain';
import type { DonationForm } from '@paniscus/domain';
import { computeCharge, buildIntentRequest } from './donation.requests';

/** The id under which a gift was last asked for, and what that gift was. */
export type DonationIdentity = { id: string; gift: string };

/**
 * The id of this gift. It stays while all that is asked for stays, so that a repeat after a lost answer or a
 * declined card is the same payment; another amount, rhythm, tribute or donor is another gift. Drop it once the
 * gift has succeeded.
 */
export function resolveDonationId(
  form: DonationForm,
  last: DonationIdentity | undefined,
  newId: () => string = () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
): DonationIdentity {
  const charge = computeCharge(form);
  const gift = JSON.stringify(charge && buildIntentRequest(form, charge));
  return last?.gift === gift ? last : { id: newId(), gift };
}
