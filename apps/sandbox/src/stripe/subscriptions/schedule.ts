import type Stripe from 'stripe';
import type { ScheduledTask } from '../../clock/clock.ts';
import { Params } from '../api/params.ts';
import { createScheduledCall } from '../context.ts';
import type { Context } from '../context.ts';
import { listOpenInvoices, changeSubscription } from './change-subscription.ts';
import { ENDED, expire } from './end-subscription.ts';
import { attempt, renew } from './renewal.ts';

/** A subscription expires when its first invoice is not paid within this time. */
const EXPIRES_AFTER_S = 23 * 3600;

/** The next scheduled work of all subscriptions: expiry, resume, retry or renewal. */
export function findNextTask(context: Context): ScheduledTask | undefined {
  const active = context.records.subscriptions.all().filter(({ status }) => !ENDED.includes(status));
  return active
    .flatMap((subscription) => listTasks(context, subscription))
    .sort((task, otherTask) => task.at - otherTask.at)[0];
}

/** Order decides between work due at the same time. */
function listTasks(context: Context, subscription: Stripe.Subscription): ScheduledTask[] {
  const call = createScheduledCall(new Params({}));
  if (subscription.status === 'incomplete') {
    const at = subscription.created + EXPIRES_AFTER_S;
    return [{ at, run: () => expire(context, subscription, call) }];
  }
  const tasks: ScheduledTask[] = [];
  const resumesAt = subscription.pause_collection?.resumes_at;
  if (typeof resumesAt === 'number') {
    const resume = () => changeSubscription(context, subscription, { pause_collection: null }, call);
    tasks.push({ at: resumesAt, run: () => void resume() });
  }
  const openInvoices =
    subscription.status === 'past_due' ? listOpenInvoices(context.records, subscription.id) : [];
  for (const invoice of openInvoices) {
    const at = invoice.next_payment_attempt;
    if (at !== null) tasks.push({ at, run: () => attempt(context, invoice, call) });
  }
  const periodEnd = subscription.items.data[0]?.current_period_end ?? Infinity;
  return [...tasks, { at: periodEnd, run: () => renew(context, subscription, call) }];
}
