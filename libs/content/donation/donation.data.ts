import type { DonationFrequency } from '@paniscus/domain/donation';
import { organization } from '../organization/organization.data.ts';

type SuggestedAmount = { amountCents: number; purpose: string };

export type DonationContent = {
  title: string;
  lead: string;
  /** Two to four per frequency. Donors can enter any other amount too. */
  suggestedGifts: Readonly<Record<DonationFrequency, readonly SuggestedAmount[]>>;
  /** The payment provider's fee according to your contract; 100 basis points are 1 %. */
  cardCost: { basisPoints: number; fixedCents: number };
  monthlyPromise: string;
  tribute: {
    help: string;
    /** What the tribute email reveals and what it leaves out. */
    cardHelp: string;
    /** For a donor who gives anonymously. */
    anonymousCardHelp: string;
    messageHelp: string;
    /** For a donor who gives anonymously. */
    anonymousMessageHelp: string;
    /** Where a line on the memory wall appears, and who reviews it first. */
    wallHelp: string;
  };
  deduction: string;
  /** Shown after a donation, preceded by the donor's name. */
  thanks: string;
};

export const donationContent: DonationContent = {
  title: 'Give to the bonobos',
  lead: 'Your gift helps feed, care for and protect bonobos, and supports open research on apes and language.',
  suggestedGifts: {
    once: [
      { amountCents: 2500, purpose: 'Toward fruit, greens and browse' },
      { amountCents: 5000, purpose: 'Toward veterinary care' },
      { amountCents: 10000, purpose: 'Toward keyboards and their upkeep' },
      { amountCents: 25000, purpose: 'Toward guarding the forest' },
    ],
    monthly: [
      { amountCents: 1000, purpose: 'Toward fruit in every season' },
      { amountCents: 2500, purpose: 'Toward regular checkups' },
      { amountCents: 5000, purpose: 'Toward time at the keyboard' },
      { amountCents: 10000, purpose: 'Toward patrols all year round' },
    ],
    quarterly: [
      { amountCents: 2500, purpose: 'Toward fruit in every season' },
      { amountCents: 7500, purpose: 'Toward regular checkups' },
      { amountCents: 15000, purpose: 'Toward time at the keyboard' },
      { amountCents: 30000, purpose: 'Toward patrols all year round' },
    ],
    yearly: [
      { amountCents: 10000, purpose: 'Toward fruit in every season' },
      { amountCents: 25000, purpose: 'Toward regular checkups' },
      { amountCents: 50000, purpose: 'Toward time at the keyboard' },
      { amountCents: 100000, purpose: 'Toward patrols all year round' },
    ],
  },
  cardCost: { basisPoints: 290, fixedCents: 30 },
  monthlyPromise:
    'You can change, pause or stop it at any time with the link in every email about your gifts. You do not need a password.',
  tribute: {
    help: 'You can give in memory or in honor of someone.',
    cardHelp: 'We email them once, after your gift arrives. We say that you gave, but never how much.',
    anonymousCardHelp: 'We email them once, after your gift arrives. We leave out your name and the amount.',
    messageHelp: 'Add a short message. Your name appears with it.',
    anonymousMessageHelp: 'Add a short message. We leave out your name, so please do not sign it.',
    wallHelp:
      'The memory wall is on our celebration page, where everyone can read it. Our staff review each message before it appears.',
  },
  deduction: `${organization.legalName} is a US-registered nonprofit organization (EIN ${organization.taxNumber}). Your donation may be tax-deductible, depending on your country.`,
  thanks: 'Your gift helps us protect and care for bonobos.',
};
