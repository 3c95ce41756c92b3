import { Injectable } from '@nestjs/common';
import { StripeSubscriptionsService, StripeService } from '@paniscus/server/integrations';
import { PaymentSyncService } from '@paniscus/server/payments';
import { Clock, unavailable, EventLog, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { owedInvoice } from './provider-subscription.ts';
import type { ProviderSubscriptionState } from './provider-subscription.ts';
import { RecurringRecord } from './recurring-record.service.ts';

const DAY_MS = 86_400_000;
/** How often the provider is asked again because the row changed meanwhile. */
const MAX_PASSES = 12;

/** The only place where the provider's state is applied to a recurring donation, whatever triggered it. */
@Injectable()
export class RecurringDonationSync {
  /**
   * Serializes syncs of the same donation in this process; between processes the row's `revision` detects conflicts.
   */
  private readonly running = new Map<number, Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly stripe: StripeService,
    private readonly record: RecurringRecord,
    private readonly paymentSync: PaymentSyncService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  /**
   * Fetches a recurring donation and its latest invoices from the provider, stores their state, then syncs each new
   * charge. Idempotent. Throws a 503 problem when the provider is unavailable.
   */
  async sync(id: number, cause: string): Promise<RecurringDonationEntity> {
    const earlier = this.running.get(id) ?? Promise.resolve();
    const queued = earlier.catch(() => {}).then(() => this.syncNow(id, cause));
    this.running.set(id, queued);
    try {
      await queued;
    } finally {
      if (this.running.get(id) === queued) this.running.delete(id);
    }
    return this.find(id);
  }

  private async syncNow(id: number, cause: string): Promise<void> {
    for (let queued = 0; queued < MAX_PASSES; queued += 1) {
      const gift = await this.find(id);
      if (gift.subscriptionId === null) return this.withoutSubscription(gift, cause);
      const provider = await this.ask(gift.subscriptionId);
      if (!this.isOurs(gift, provider)) return;
      const payments = await this.dataSource.transaction((manager) =>
        this.record.write(manager, gift, provider, cause),
      );
      if (payments === undefined) continue;
      for (const payment of payments) await this.paymentSync.sync(payment, cause);
      this.jobs.wake();
      return;
    }
    throw unavailable('Another change to this monthly gift is in progress. Please try again.', 1);
  }

  private async ask(subscriptionId: string): Promise<ProviderSubscriptionState> {
    const [subscription, invoices] = await Promise.all([
      this.subscriptions.subscription(subscriptionId),
      this.subscriptions.invoices(subscriptionId),
    ]);
    const intentId = owedInvoice(invoices)?.intentId;
    const failure = intentId === undefined ? undefined : await this.subscriptions.getFailure(intentId);
    return { subscription, invoices, failure };
  }

  /** Whether the provider's subscription matches our row; a mismatch is never stored. */
  private isOurs(
    { id, customerId }: RecurringDonationEntity,
    { subscription }: ProviderSubscriptionState,
  ): boolean {
    const isOurs =
      subscription.customerId === customerId &&
      subscription.isLive === this.stripe.isLive &&
      subscription.metadata.monthly_gift_id === String(id);
    if (!isOurs) this.log.record('monthly_gift_mismatch', { recurringDonationId: id });
    return isOurs;
  }

  private async withoutSubscription(
    { id, createdAt }: RecurringDonationEntity,
    cause: string,
  ): Promise<void> {
    // The donor may be pressing the button right now; the provider's response sets the next check.
    if (this.clock.now().getTime() - createdAt.getTime() < DAY_MS) return;
    await this.dataSource.transaction((manager) => this.record.abandon(manager, id, cause));
  }

  private find(id: number): Promise<RecurringDonationEntity> {
    return this.dataSource.getRepository(RecurringDonationEntity).findOneByOrFail({ id });
  }
}
