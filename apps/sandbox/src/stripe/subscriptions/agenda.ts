import type Stripe from 'stripe';
import type { Due } from '../../clock/clock.ts';
import { Params } from '../api/params.ts';
import { unasked } from '../context.ts';
import type { Context } from '../context.ts';
import { listOpenInvoices, changeSubscription } from './changing.ts';
import { ENDED, expire } from './ending.ts';
import { attempt, renew } from './renewal.ts';

/** A subscription expires when its first invoice is not paid within this time. */
const EXPIRES_AFTER_S = 23 * 3600;

/** The next scheduled work of all subscriptions: expiry, resume, retry or renewal. */
export function nextDue(context: Context): Due | undefined {
  const living = context.records.subscriptions.all().filter(({ status }) => !ENDED.includes(status));
  return living.flatMap((each) => listDues(context, each)).sort((one, other) => one.at - other.at)[0];
}

/** Order decides between work due at the same time. */
function listDues(context: Context, subscription: Stripe.Subscription): Due[] {
  const ask = unasked(new Params({}));
  if (subscription.status === 'incomplete') {
    const at = subscription.created + EXPIRES_AFTER_S;
    return [{ at, happen: () => expire(context, subscription, ask) }];
  }
  const dues: Due[] = [];
  const resumesAt = subscription.pause_collection?.resumes_at;
  if (typeof resumesAt === 'number') {
    const resume = () => changeSubscription(context, subscription, { pause_collection: null }, ask);
    dues.push({ at: resumesAt, happen: () => void resume() });
  }
  const retried =
    subscription.status === 'past_due' ? listOpenInvoices(context.records, subscription.id) : [];
  for (const invoice of retried) {
    const at = invoice.next_payment_attempt;
    if (at !== null) dues.push({ at, happen: () => attempt(context, invoice, ask) });
  }
  const periodEnd = subscription.items.data[0]?.current_period_end ?? Infinity;
  return [...dues, { at: periodEnd, happen: () => renew(context, subscription, ask) }];
}
