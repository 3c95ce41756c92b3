import type { PrintifyOrder } from '@paniscus/server/integrations';

/** What became of an order that we wanted to cancel at Printify, with a sentence for staff. */
export type Withdrawal = { result: 'canceled' | 'being made' | 'shipped' | 'unclear'; text: string };

const IN_PRODUCTION: readonly PrintifyOrder['status'][] = ['in_production', 'partly_fulfilled'];

export const describeCanceled = (id: string): Withdrawal => ({
  result: 'canceled',
  text: `Canceled at the print shop (${id}).`,
});

/** What makes a cancellation pointless; undefined when it can be tried. */
export function describeProgress({ id, status }: PrintifyOrder): Withdrawal | undefined {
  if (status === 'fulfilled')
    return { result: 'shipped', text: `The print shop has already shipped it (${id}).` };
  return IN_PRODUCTION.includes(status) ? beingMade(id) : undefined;
}

/** What is true after Printify refused to cancel an order, from its current status. */
export function describeRefusal(id: string, current: PrintifyOrder | undefined): Withdrawal {
  if (current === undefined)
    return { result: 'unclear', text: `The print shop can no longer find it (${id}). ${CHECK_DASHBOARD}` };
  if (current.status === 'canceled') return describeCanceled(id);
  const progress = describeProgress(current);
  if (progress !== undefined) return progress;
  if (current.isSentToProduction) return beingMade(id);
  return { result: 'unclear', text: `The print shop did not cancel it (${id}). ${CHECK_DASHBOARD}` };
}

const CHECK_DASHBOARD = 'Check the print shop’s dashboard.';

const beingMade = (id: string): Withdrawal => ({
  result: 'being made',
  text: `The print shop is already making it (${id}); it will be delivered.`,
});
