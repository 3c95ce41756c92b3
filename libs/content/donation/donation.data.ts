import type { DonationFrequency } from '@paniscus/domain/donation';
import type { SiteWord } from '@paniscus/domain/keyboard';
import { organization } from '../organization/organization.data.ts';

type SuggestedGift = { amountCents: number; purpose: string };

type DonationLink = 'findGiving' | 'contact';

export type DonationContent = {
  title: string;
  lead: string;
  /** Two to four per frequency. Donors can enter any other amount too. */
  suggestedGifts: Readonly<Record<DonationFrequency, readonly SuggestedGift[]>>;
  /** The payment provider's fee according to your contract; 100 basis points are 1 %. */
  cardCost: { basisPoints: number; fixedCents: number };
  monthlyPromise: string;
  tribute: {
    help: string;
    /** What the tribute e-mail reveals and what it leaves out. */
    cardHelp: string;
    /** Where a line on the memory wall appears, and who reviews it first. */
    wallHelp: string;
  };
  afterwards: {
    title: string;
    list: readonly {
      sign: SiteWord;
      title: string;
      text: string;
      way?: { to: DonationLink; label: string };
    }[];
  };
  deduction: string;
  /** Shown after a donation, preceded by the donor's name. */
  thanks: string;
};

export const donationContent: DonationContent = {
  title: 'Give to the bonobos',
  lead: 'Your gift feeds, shelters and protects bonobos, and keeps the study of their language open to everyone.',
  suggestedGifts: {
    once: [
      { amountCents: 2500, purpose: 'Towards fruit, greens and browse' },
      { amountCents: 5000, purpose: 'Towards the care of a veterinarian' },
      { amountCents: 10000, purpose: 'Towards keyboards and their upkeep' },
      { amountCents: 25000, purpose: 'Towards guarding the forest' },
    ],
    monthly: [
      { amountCents: 1000, purpose: 'Towards fruit in every season' },
      { amountCents: 2500, purpose: 'Towards regular check-ups' },
      { amountCents: 5000, purpose: 'Towards time at the keyboard' },
      { amountCents: 10000, purpose: 'Towards patrols all year round' },
    ],
  },
  cardCost: { basisPoints: 290, fixedCents: 30 },
  monthlyPromise:
    'You can change, pause or stop it at any time with the link in every email we send you. It needs no password.',
  tribute: {
    help: 'If you wish, give in memory or in honour of someone.',
    cardHelp: 'We write to them once, when your gift has arrived: that you gave, never how much.',
    wallHelp:
      'The wall is part of our celebration page, for everyone to read. Our staff look at each line before it appears.',
  },
  afterwards: {
    title: 'What becomes of a gift',
    list: [
      {
        sign: 'yes',
        title: 'It arrives',
        text: 'Your bank says yes, and a receipt for your taxes comes by email.',
      },
      {
        sign: 'banana',
        title: 'It goes to work',
        text: 'Food, care, keyboards and the forest: every gift goes towards all of them.',
      },
      {
        sign: 'key',
        title: 'It stays yours to look up',
        text: 'Your gifts, their receipts and a summary of each year have a page of their own, without a password.',
        way: { to: 'findGiving', label: 'Find your gifts' },
      },
      {
        sign: 'question',
        title: 'It can be put right',
        text: 'Was the amount wrong, or was it given twice? Tell us, and a person looks into it.',
        way: { to: 'contact', label: 'Write to us' },
      },
    ],
  },
  deduction: `${organization.legalName} is a US-registered non-profit organisation (EIN ${organization.taxNumber}). Your donation may be tax-deductible, depending on your country.`,
  thanks: 'Your gift is on its way to work for the bonobos.',
};
