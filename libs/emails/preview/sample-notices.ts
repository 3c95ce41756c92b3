import { donationProblemNotice, recurringProblemNotice } from '../staff/payment-problem-notices.ts';
import {
  donationNotice,
  orderNotice,
  repeatedDonationNotice,
  summaryNotice,
  tributeNotice,
} from '../staff/staff-notices.ts';
import type { StaffNotice } from '../staff/staff-notices.ts';

const DONATION = {
  amountCents: 25_000,
  frequency: 'monthly',
  fund: 'Forest patrols',
  receiptNumber: '2026-000017',
  path: '/donations/17',
} as const;

/** Emails to staff, for stories and golden files. */
export const SAMPLE_NOTICES = {
  'order-attention': orderNotice({
    number: 'PN-000017',
    totalCents: 6470,
    reason: 'The ZIP code does not belong to the state.',
    path: '/orders/17',
  }),
  'new-donation': donationNotice(DONATION),
  'repeated-donation': repeatedDonationNotice({
    ...DONATION,
    reason: 'This donor gave twice within minutes (see donation 2026-000016). Ask whether they meant to.',
  }),
  'payment-problem': donationProblemNotice({
    ...DONATION,
    reason: 'The cardholder has disputed the payment.',
  }),
  'failed-charge': recurringProblemNotice({
    amountCents: 2500,
    frequency: 'monthly',
    failure: 'Your card has insufficient funds.',
    path: '/recurring-donations',
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
