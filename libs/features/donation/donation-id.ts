import { centsFromDollars, uuidFrom } from '@paniscus/domain';
import type { DonationForm } from '@paniscus/domain';

/** The id under which a gift was last asked for, and what that gift was. */
export type DonationIdentity = { id: string; gift: string };

/**
 * The id of this gift. It stays while donor and amount stay, so that a repeat after a lost answer or a declined
 * card is the same payment; another amount or donor is another gift. Drop it once the gift has succeeded.
 */
export function donationIdOf(
  form: DonationForm,
  last: DonationIdentity | undefined,
  newId: () => string = () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
): DonationIdentity {
  const gift = JSON.stringify([
    centsFromDollars(form.amount),
    form.firstName.trim(),
    form.lastName.trim(),
    form.email.trim(),
    form.country,
    form.region.trim(),
  ]);
  return last?.gift === gift ? last : { id: newId(), gift };
}
