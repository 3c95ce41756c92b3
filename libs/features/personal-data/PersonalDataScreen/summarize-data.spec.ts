import { somePersonalData } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { summarizeData } from './summarize-data';

const data = somePersonalData();
const describePayments = (changes: Partial<typeof data>) =>
  summarizeData({ ...data, ...changes })
    .filter(({ term }) => term === 'Donations' || term === 'Orders')
    .map(({ description }) => description);

it('sums up what was paid, also if it was refunded since', () => {
  const donations = (['succeeded', 'refunded', 'failed'] as const).flatMap((status) =>
    data.donations.slice(0, 1).map((donation) => ({ ...donation, status, amount_cents: 5000 })),
  );
  const orders = (['delivered', 'refunded', 'pending'] as const).flatMap((state) =>
    data.orders.slice(0, 1).map((order) => ({ ...order, state, total_cents: 6470 })),
  );

  expect(describePayments({ donations, orders })).toEqual(['3 ($100.00 paid)', '3 ($129.40 paid)']);
});

it('says that nothing was paid by somebody whose card was declined', () => {
  const [donation] = data.donations;
  const declined = donation === undefined ? [] : [{ ...donation, status: 'failed' as const }];

  expect(describePayments({ donations: declined, orders: [] })).toEqual(['1 (nothing paid)', 'None']);
});

it('names somebody who has only received a card', () => {
  const card = {
    kind: 'honor',
    name: 'Kanzi',
    card_name: 'Tom Reed',
    card_email: 'tom@example.org',
    card_message: null,
    wall_line: null,
  } as const;
  const nothing = { donations: [], recurring_donations: [], orders: [], donor_details: [] };

  const summary = summarizeData({ ...data, ...nothing, received_cards: [card] });

  expect(summary).toContainEqual({ term: 'Names', description: 'Tom Reed' });
});
