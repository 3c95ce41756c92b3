import type { DonationStatus } from '@paniscus/domain/donation';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';

export const STATE_LABELS: Record<DonationStatus, string> = {
  pending: 'Donation begun',
  succeeded: 'Given',
  failed: 'Payment failed',
  refunded: 'Given back',
};

export const EMAIL_LABELS: Record<string, string> = {
  [DONATION_RECEIPT]: 'Receipt by e-mail',
  [DONATION_VOID]: 'E-mail about the refund',
  [TRIBUTE_CARD]: 'Card by e-mail',
};
