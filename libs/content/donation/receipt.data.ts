import type { ReceiptTexts } from '@paniscus/domain/donation';
import { organization } from '../organization/organization.data.ts';

const { legalName, taxNumber, postalAddress, timeZone } = organization;

/**
 * Receipt texts as US tax law requires them (IRS Publication 1771). Have a lawyer review them for your jurisdiction
 * before use. `libs/domain` decides which statements a receipt contains.
 */
export const receiptContent: ReceiptTexts = {
  legalName,
  taxNumber,
  address: [
    postalAddress.street,
    `${postalAddress.city}, ${postalAddress.region} ${postalAddress.postalCode}`,
    postalAddress.country,
  ],
  timeZone,
  titles: {
    valid: 'Receipt for your gift',
    reduced: 'Receipt for your gift, reduced',
    void: 'Void receipt',
  },
  statements: {
    void: 'This receipt is void. The gift was refunded in full, so there is nothing to deduct.',
    reduced:
      'Part of this gift was refunded. This receipt shows the remaining amount and replaces the one we sent before.',
    noGoodsOrServices: 'No goods or services were provided in exchange for this contribution.',
    disclosure:
      'For a payment of more than $75, US law requires us to tell you what you received in return and its value. You received nothing in return, so the full amount is a gift.',
    acknowledgment:
      'For a single gift of $250 or more, the US Internal Revenue Service requires a written acknowledgment. This is your acknowledgment. Keep it for your tax records, and make sure you have it before you file your return.',
    record: 'Please keep this receipt for your tax records.',
    deduction: `${legalName} is a US-registered nonprofit organization. Whether your gift is tax-deductible depends on your country.`,
  },
  statementsOfSeveral: {
    noGoodsOrServices: 'No goods or services were provided in exchange for these contributions.',
    deduction: `${legalName} is a US-registered nonprofit organization. Whether your gifts are tax-deductible depends on your country.`,
  },
};
