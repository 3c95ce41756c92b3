import type { RecurringActionResult } from '@paniscus/domain/donor-portal';
import type { Cents } from '@paniscus/domain/money';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { toRecurringDonation } from '../recurring-donation.view.ts';

/** What an action made at once of the charges that had failed; nothing by default. */
export type ChargeOutcome = { chargedCents?: Cents; droppedCents?: Cents };

/** The updated recurring donation, and what the action made of the charges that had failed. */
export type RecurringActionOutcome = ChargeOutcome & { recurringDonation: RecurringDonationEntity };

export function toRecurringActionResult(
  { recurringDonation, chargedCents = 0, droppedCents = 0 }: RecurringActionOutcome,
  now: Date,
): RecurringActionResult {
  return {
    ...toRecurringDonation(recurringDonation, now),
    charged_cents: chargedCents,
    dropped_cents: droppedCents,
  };
}
