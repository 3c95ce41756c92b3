export const RECURRING_FREQUENCIES = ['monthly', 'quarterly', 'yearly'] as const;
export type RecurringFrequency = (typeof RECURRING_FREQUENCIES)[number];

export const DONATION_FREQUENCIES = ['once', ...RECURRING_FREQUENCIES] as const;
export type DonationFrequency = (typeof DONATION_FREQUENCIES)[number];

export const FREQUENCY_LABELS: Record<DonationFrequency, string> = {
  once: 'Once',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
};

/** Months between two charges. */
export const INTERVAL_MONTHS: Record<RecurringFrequency, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Time between two charges, as in 'every month'. */
export const PERIODS: Record<RecurringFrequency, string> = {
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

export function isRecurring(frequency: DonationFrequency): frequency is RecurringFrequency {
  return frequency !== 'once';
}

/** Formats the kind of a gift: 'gift' or 'monthly gift'. */
export function formatGiftKind(frequency: DonationFrequency): string {
  return isRecurring(frequency) ? `${frequency} gift` : 'gift';
}
