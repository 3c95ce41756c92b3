import type { ScreenGuide } from '@paniscus/ui';

/** Shown on the documentation page of StaffDonationScreen. */
export const guide = {
  purpose: 'One donation with its donor, payment and refunds, for staff.',
  accessibility: [
    'What an action did is announced as a status; a refused action as an alert.',
    'A refund asks for confirmation before any money moves.',
  ],
} satisfies ScreenGuide;
