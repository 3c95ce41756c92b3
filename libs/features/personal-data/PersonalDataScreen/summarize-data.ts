import { formatDollars } from '@paniscus/domain/money';
import type { PersonalData } from '@paniscus/domain/personal-data';
import type { DescriptionItem } from '@paniscus/ui';

/** '3 ($75.00)', or 'None'. */
function describeAmounts(amounts: readonly number[]): string {
  if (amounts.length === 0) return 'None';
  return `${amounts.length} (${formatDollars(amounts.reduce((sum, cents) => sum + cents, 0))})`;
}

const describeCount = (count: number) => (count === 0 ? 'None' : String(count));

function describeSubscription(subscription: PersonalData['newsletter']): string {
  if (subscription === null) return 'None';
  return subscription.confirmed_at === null ? 'Not confirmed yet' : 'Subscribed';
}

/** What is held, as counts and sums: enough to see whether it is the right person. */
export function summarizeData(data: PersonalData): DescriptionItem[] {
  const { donations, recurring_donations: recurring, orders, donor_details: details } = data;
  const names = [...donations, ...recurring, ...orders, ...details].map(({ name }) => name);
  return [
    { term: 'Names', description: [...new Set(names)].join(', ') || 'None' },
    {
      term: 'Donations',
      description: describeAmounts(data.donations.map(({ amount_cents: cents }) => cents)),
    },
    { term: 'Recurring gifts', description: describeCount(data.recurring_donations.length) },
    { term: 'Orders', description: describeAmounts(data.orders.map(({ total_cents: cents }) => cents)) },
    { term: 'Tribute cards they received', description: describeCount(data.received_cards.length) },
    { term: 'Postal address for receipts', description: details.at(-1)?.address || 'None' },
    { term: 'Link to their gifts', description: data.has_donor_portal ? 'Yes' : 'None' },
    { term: 'Newsletter', description: describeSubscription(data.newsletter) },
  ];
}
