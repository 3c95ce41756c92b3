import type { ScreenGuide } from '@paniscus/ui';

/** Shown on the documentation page of StaffOrderScreen. */
export const guide = {
  purpose: 'One order with buyer, payment, shipments and refunds, for staff.',
  accessibility: [
    'What an action did is announced as a status; a refused action as an alert.',
    'A retry and a refund ask for confirmation in a dialog.',
    'An order is edited in a dialog, which stays open when the change is refused.',
  ],
} satisfies ScreenGuide;
