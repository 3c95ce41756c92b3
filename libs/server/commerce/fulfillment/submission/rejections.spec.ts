import { ProblemException, unavailable } from '@paniscus/server/platform';
import { describe, expect, it } from 'vitest';
import { describeFailedSubmission, DuplicateInProductionError, getStaffReason } from './rejections.ts';

const FOR_BUYERS = 'Please check what you entered.';
const reject = (errors: Record<string, string>) => new ProblemException(422, { detail: FOR_BUYERS, errors });

describe('the reason for staff', () => {
  it.each([
    ['address_to.zip', 'It could not find the shipping address.'],
    ['address_to.country', 'It does not ship to this country.'],
    ['address_to.phone', 'It does not accept the phone number.'],
    ['line_items', 'It can no longer make one of the items.'],
    ['something_new', 'The reason is not known. Check the print shop’s dashboard for details.'],
  ])('of a rejected %s is "%s", not the message for buyers', (field, reason) => {
    expect(getStaffReason(reject({ [field]: FOR_BUYERS }))).toBe(reason);
  });

  it('exists without a field, and while the print shop is away', () => {
    expect(getStaffReason(reject({}))).toMatch(/^The reason is not known/);
    expect(getStaffReason(unavailable(FOR_BUYERS))).toBe('It is not responding. We will keep trying.');
  });
});

describe('a failed submission', () => {
  it('does not call an order rejected whose duplicate is in production', () => {
    expect(describeFailedSubmission(new DuplicateInProductionError('5a96f649'))).toBe(
      'The print shop has this order twice and can no longer cancel the second one (5a96f649). Check the print shop’s dashboard.',
    );
  });

  it('is repeated while the print shop is away', () => {
    expect(describeFailedSubmission(unavailable(FOR_BUYERS))).toBeUndefined();
  });
});
