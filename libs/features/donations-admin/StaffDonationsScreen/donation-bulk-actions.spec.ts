import { ERASED_PERSON } from '@paniscus/domain/personal-data';
import { aDonationSummary } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { donationBulkActions } from './donation-bulk-actions';

const { getRefusal } = donationBulkActions;

it('resends receipts of paid donations that are not refunded', () => {
  expect(getRefusal(aDonationSummary({ state: 'succeeded' }), 'resend')).toBeUndefined();
  expect(getRefusal(aDonationSummary({ state: 'refunded' }), 'resend')).toBe('It has been refunded.');
  expect(getRefusal(aDonationSummary({ state: 'failed' }), 'resend')).toBe('It has not been paid.');
});

it('resends no receipt of a donor whose data was erased', () => {
  const erased = aDonationSummary({ email: ERASED_PERSON.email });

  expect(getRefusal(erased, 'resend')).toBe('The donor’s data was erased.');
});

it('marks only donations as reviewed that need it', () => {
  expect(getRefusal(aDonationSummary({ has_attention: true }), 'resolve')).toBeUndefined();
  expect(getRefusal(aDonationSummary({ has_attention: false }), 'resolve')).toBe('It does not need review.');
});
