import type { DonationSummary } from '@paniscus/domain/donation';
import { isErased } from '@paniscus/domain/personal-data';
import { pluralize } from '@paniscus/domain/text';
import type { BulkActionSet } from '@paniscus/ui';
import { getDonationName } from './donation-name';

export type DonationBulkAction = 'resend' | 'resolve';

/** What staff can do with several donations at once. */
export const donationBulkActions: BulkActionSet<DonationSummary, DonationBulkAction> = {
  labels: { resend: 'Resend receipt', resolve: 'Mark as reviewed' },
  noun: 'donation',
  getName: getDonationName,
  getRefusal(donation, action) {
    const { state, has_attention } = donation;
    if (action === 'resolve') return has_attention ? undefined : 'It does not need review.';
    if (state === 'refunded') return 'It has been refunded.';
    if (state !== 'succeeded') return 'It has not been paid.';
    return isErased(donation) ? 'The donor’s data was erased.' : undefined;
  },
  describe: (action, count) =>
    action === 'resend'
      ? `${pluralize(count, 'receipt')} will be sent again.`
      : `${pluralize(count, 'donation')} marked as reviewed.`,
};
