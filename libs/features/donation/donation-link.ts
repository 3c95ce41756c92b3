import { DONATION_FREQUENCIES, validateDonationAmount } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { centsToDollars, typedDollarsToCents } from '@paniscus/domain/money';

/**
 * Form values prefilled by a link such as `/donate?amount=50&frequency=monthly`. The query is untrusted: values that
 * the form itself would reject are ignored.
 */
export function parseDonationLink(search: string): Partial<Pick<DonationForm, 'amount' | 'frequency'>> {
  const params = new URLSearchParams(search);
  const amount = params.get('amount') ?? '';
  const frequency = DONATION_FREQUENCIES.find((value) => value === params.get('frequency'));
  const isAmount = validateDonationAmount(amount) === undefined;
  return {
    ...(isAmount && { amount: centsToDollars(typedDollarsToCents(amount) ?? 0).toFixed(2) }),
    ...(frequency && { frequency }),
  };
}
