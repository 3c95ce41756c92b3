import type { SiteWord } from '@paniscus/domain/keyboard';

type DonationLink = 'findGiving' | 'contact';

export type DonationSteps = {
  title: string;
  list: readonly {
    sign: SiteWord;
    title: string;
    text: string;
    link?: { to: DonationLink; label: string };
  }[];
};

/** Separate, because the form's script does not need it. */
export const donationSteps: DonationSteps = {
  title: 'What happens to your gift',
  list: [
    {
      sign: 'yes',
      title: 'It arrives',
      text: 'Your bank approves the payment, and we email you a receipt for your taxes.',
    },
    {
      sign: 'banana',
      title: 'It is put to work',
      text: 'It helps pay for food, care, keyboards and forest protection, or for the purpose you chose.',
    },
    {
      sign: 'key',
      title: 'You can look it up anytime',
      text: 'Your own page shows your gifts, receipts and yearly summaries. You do not need a password.',
      link: { to: 'findGiving', label: 'Find my gifts' },
    },
    {
      sign: 'question',
      title: 'We can fix mistakes',
      text: 'Was the amount wrong, or were you charged twice? Tell us, and we will look into it.',
      link: { to: 'contact', label: 'Write to us' },
    },
  ],
};
