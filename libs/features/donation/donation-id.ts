import type { DonationForm } from '@paniscus/domain/donation';
import { toUuidV4 } from '@paniscus/domain/ids';
import { computeCharge, buildIntentRequest } from './donation.requests';

/** The last donation id and the serialized request it was created for. */
export type DonationIdentity = { id: string; gift: string };

/**
 * Returns the idempotency key of a donation. It stays the same while the request is unchanged, so a retry after a lost
 * response or a declined card is the same payment; changing the amount, frequency, tribute or donor creates a new one.
 * Discard it once the donation succeeds.
 */
export function resolveDonationId(
  form: DonationForm,
  last: DonationIdentity | undefined,
  newId: () => string = () => toUuidV4(crypto.getRandomValues(new Uint8Array(16))),
): DonationIdentity {
  const charge = computeCharge(form);
  const gift = JSON.stringify(charge && buildIntentRequest(form, charge));
  return last?.gift === gift ? last : { id: newId(), gift };
}
