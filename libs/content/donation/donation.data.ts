import { organisation } from '../organisation/organisation.data.ts';

/** An amount to choose with one touch, and what such a gift goes towards. */
export type SuggestedGift = { amountCents: number; purpose: string };

/** The words of the donation page and of the pages that follow a gift. */
export type DonationContent = {
  title: string;
  lead: string;
  suggestedGifts: readonly SuggestedGift[];
  /** What the payment provider keeps of a charge, as your agreement with it says: a hundred basis points are 1 %. */
  cardCost: { basisPoints: number; fixedCents: number };
  /** Who receives the gift, and whether a donor may deduct it. */
  deduction: string;
  /** What a donor reads after a gift; the name goes before it. */
  thanks: string;
};

export const donationContent: DonationContent = {
  title: 'Give to the bonobos',
  lead: 'Your gift feeds, shelters and protects bonobos, and keeps the study of their language open to everyone.',
  suggestedGifts: [
    { amountCents: 2500, purpose: 'Towards fruit, greens and browse' },
    { amountCents: 5000, purpose: 'Towards the care of a veterinarian' },
    { amountCents: 10000, purpose: 'Towards keyboards and their upkeep' },
    { amountCents: 25000, purpose: 'Towards guarding the forest' },
  ],
  cardCost: { basisPoints: 290, fixedCents: 30 },
  deduction: `${organisation.legalName} is a US-registered non-profit organisation (EIN ${organisation.taxNumber}). Your donation may be tax-deductible, depending on your country.`,
  thanks: 'Your gift is on its way to work for the bonobos.',
};
