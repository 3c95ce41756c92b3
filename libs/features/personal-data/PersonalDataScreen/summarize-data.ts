import { isDonationPaid } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { isOrderPaid } from '@paniscus/domain/orders';
import type { PersonalData } from '@paniscus/domain/personal-data';
import type { DescriptionItem } from '@paniscus/ui';

type Payment = { cents: number; isPaid: boolean };

/** '3 ($75.00 paid)', or 'None'. Some may never have been paid, such as those whose card was declined. */
function describePayments(payments: readonly Payment[]): string {
  if (payments.length === 0) return 'None';
  const paid = payments.reduce((sum, { cents, isPaid }) => sum + (isPaid ? cents : 0), 0);
  return `${payments.length} (${paid === 0 ? 'nothing' : formatDollars(paid)} paid)`;
}

const describeCount = (count: number) => (count === 0 ? 'None' : String(count));

function describeSubscription(subscription: PersonalData['newsletter']): string {
  if (subscription === null) return 'None';
  return subscription.confirmed_at === null ? 'Not confirmed yet' : 'Subscribed';
}

/** What is held, as counts and sums: enough to see whether it is the right person. */
export function summarizeData(data: PersonalData): DescriptionItem[] {
  const { donations, recurring_donations: recurring, orders, donor_details: details } = data;
  const names = [
    ...[...donations, ...recurring, ...orders, ...details].map(({ name }) => name),
    ...data.received_cards.map(({ card_name: recipient }) => recipient ?? ''),
  ].filter((name) => name !== '');
  return [
    { term: 'Names', description: [...new Set(names)].join(', ') || 'None' },
    {
      term: 'Donations',
      description: describePayments(
        donations.map(({ amount_cents: cents, status }) => ({ cents, isPaid: isDonationPaid(status) })),
      ),
    },
    { term: 'Recurring gifts', description: describeCount(data.recurring_donations.length) },
    {
      term: 'Orders',
      description: describePayments(
        orders.map(({ total_cents: cents, state }) => ({ cents, isPaid: isOrderPaid(state) })),
      ),
    },
    { term: 'Tribute cards they received', description: describeCount(data.received_cards.length) },
    { term: 'Postal address for receipts', description: details.at(-1)?.address || 'None' },
    { term: 'Link to their gifts', description: data.has_donor_portal ? 'Yes' : 'None' },
    { term: 'Newsletter', description: describeSubscription(data.newsletter) },
  ];
}
