import {
  donationNotice,
  orderNotice,
  paymentProblemNotice,
  summaryNotice,
  tributeNotice,
} from '../staff/staff-notices.ts';
import type { StaffNotice } from '../staff/staff-notices.ts';

/** One email to staff for each topic, for stories and golden files. */
export const SAMPLE_NOTICES = {
  'order-attention': orderNotice({
    number: 'PN-000017',
    totalCents: 6470,
    reason: 'The ZIP code does not belong to the state.',
    path: '/orders/17',
  }),
  'new-donation': donationNotice({
    amountCents: 25_000,
    frequency: 'monthly',
    fund: 'Forest patrols',
    receiptNumber: '2026-000017',
    path: '/donations/17',
  }),
  'payment-problem': paymentProblemNotice({
    about: 'donation 2026-000017',
    amountCents: 25_000,
    reason: 'The cardholder has disputed the payment.',
    button: 'Open the donation',
    path: '/donations/17',
  }),
  tribute: tributeNotice({ kind: 'memory', hasWallLine: true, hasUnsentCard: true, path: '/tributes' }),
  'daily-summary': summaryNotice({
    date: 'November 24, 2026',
    orderCount: 3,
    salesCents: 19_410,
    donationCount: 2,
    donationsCents: 27_500,
    taskCount: 1,
    path: '/dashboard',
  }),
} satisfies Record<string, StaffNotice>;
