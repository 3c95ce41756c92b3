import { donationFormSchema, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { centsFromDollars } from '@paniscus/domain/money';

/**
 * Form values prefilled by a link such as `/donate?amount=50&frequency=monthly`. The query is untrusted: values that
 * the form itself would reject are ignored.
 */
export function formFromLink(search: string): Partial<Pick<DonationForm, 'amount' | 'frequency'>> {
  const given = new URLSearchParams(search);
  const amount = given.get('amount') ?? '';
  const frequency = DONATION_FREQUENCIES.find((known) => known === given.get('frequency'));
  const isAmount = donationFormSchema.pick(['amount']).isValidSync({ amount });
  return {
    ...(isAmount && { amount: ((centsFromDollars(amount) ?? 0) / 100).toFixed(2) }),
    ...(frequency && { frequency }),
  };
}
