import type { ComponentGuide } from '@paniscus/ui';

/** Shown on the documentation page of DonationPanel. */
export const guide = {
  purpose: 'The interactive part of the donation page: the form with its card fields.',
  do: [
    'Save the values of `onChange`, so that a reload loses nothing; card data is never among them.',
    'Pass `stripe` as null until the visitor has started, so that reading the page loads nothing from Stripe.',
  ],
  dont: [
    'Confirm a payment outside `onDonate`: its `confirm` belongs to the card that was entered.',
    'Change the order of the fields without `donation.schema.ts`: the first failure follows it.',
  ],
  accessibility: [
    'On submit the first failing field is focused, in the order in which the fields appear; the card comes last.',
    'The total and the date of the next charge are part of the group around the button.',
    'Failures are announced as alerts and say whether the card was charged.',
  ],
  themeSlots: [],
  mui: [],
} satisfies ComponentGuide;
