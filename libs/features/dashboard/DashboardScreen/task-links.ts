import type { TaskKind } from '@paniscus/domain/dashboard';
import type { AttentionReason } from '@paniscus/domain/payment';

/** URLs of the lists, filtered by what needs a person. */
export type PaymentFilterLinks = {
  orders: (attention: AttentionReason) => string;
  donations: (attention: AttentionReason) => string;
  waitingTributes: string;
};

const pluralize = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What to do, for each kind of task: '2 orders need review'. */
const TASK_LABELS: Record<TaskKind, (count: number) => string> = {
  'order-disputes': (count) =>
    pluralize(count, 'order with a disputed payment', 'orders with a disputed payment'),
  'donation-disputes': (count) =>
    pluralize(count, 'donation with a disputed payment', 'donations with a disputed payment'),
  orders: (count) => pluralize(count, 'order needs review', 'orders need review'),
  donations: (count) => pluralize(count, 'donation needs review', 'donations need review'),
  'order-refunds': (count) =>
    pluralize(count, 'order with a refund in progress', 'orders with a refund in progress'),
  'donation-refunds': (count) =>
    pluralize(count, 'donation with a refund in progress', 'donations with a refund in progress'),
  'order-emails': (count) =>
    pluralize(count, 'order with an email that was not sent', 'orders with an email that was not sent'),
  'donation-emails': (count) =>
    pluralize(count, 'donation with an email that was not sent', 'donations with an email that was not sent'),
  tributes: (count) => pluralize(count, 'tribute needs a decision', 'tributes need a decision'),
};

export const describeTask = ({ kind, count }: { kind: TaskKind; count: number }) => TASK_LABELS[kind](count);

/** URL of the list that shows exactly what the task counts. */
export function getTaskHref(kind: TaskKind, links: PaymentFilterLinks): string {
  const hrefs: Record<TaskKind, string> = {
    'order-disputes': links.orders('dispute'),
    'donation-disputes': links.donations('dispute'),
    orders: links.orders('review'),
    donations: links.donations('review'),
    'order-refunds': links.orders('refund'),
    'donation-refunds': links.donations('refund'),
    'order-emails': links.orders('email'),
    'donation-emails': links.donations('email'),
    tributes: links.waitingTributes,
  };
  return hrefs[kind];
}
