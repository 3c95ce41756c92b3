import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@paniscus/domain/timing';
import { StripeSubscriptionsService, StripeService } from '@paniscus/server/integrations';
import { PaymentSyncService } from '@paniscus/server/payments';
import { Clock, unavailable, EventLog, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { findNewestUnpaidInvoice } from './provider-subscription.ts';
import type { ProviderSubscriptionState } from './provider-subscription.ts';
import { RecurringRecord } from './recurring-record.service.ts';

/** How often the provider is polled again because the row changed meanwhile. */
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
    const previous = this.running.get(id) ?? Promise.resolve();
    const queued = previous.catch(() => {}).then(() => this.syncNow(id, cause));
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
      const recurringDonation = await this.find(id);
      if (recurringDonation.subscriptionId === null) return this.abandonIfOld(recurringDonation, cause);
      const provider = await this.fetch(recurringDonation.subscriptionId);
      if (!this.matchesRow(recurringDonation, provider)) return;
      const payments = await this.dataSource.transaction((manager) =>
        this.record.write(manager, recurringDonation, provider, cause),
      );
      if (payments === undefined) continue;
      for (const payment of payments) await this.paymentSync.sync(payment, cause);
      this.jobs.wake();
      return;
    }
    throw unavailable('Another change to this recurring gift is in progress. Please try again.', 1);
  }

  private async fetch(subscriptionId: string): Promise<ProviderSubscriptionState> {
    const [subscription, invoices] = await Promise.all([
      this.subscriptions.retrieveSubscription(subscriptionId),
      this.subscriptions.listInvoices(subscriptionId),
    ]);
    const intentId = findNewestUnpaidInvoice(invoices)?.intentId;
    const failure = intentId === undefined ? undefined : await this.subscriptions.getFailureMessage(intentId);
    return { subscription, invoices, failure };
  }

  /** Whether the provider's subscription matches our row; a mismatch is never stored. */
  private matchesRow(
    { id, customerId }: RecurringDonationEntity,
    { subscription }: ProviderSubscriptionState,
  ): boolean {
    const isMatch =
      subscription.customerId === customerId &&
      subscription.isLive === this.stripe.isLive &&
      subscription.metadata.monthly_gift_id === String(id);
    if (!isMatch) this.log.record('recurring_donation_mismatch', { recurringDonationId: id });
    return isMatch;
  }

  private async abandonIfOld({ id, createdAt }: RecurringDonationEntity, cause: string): Promise<void> {
    // The donor may be pressing the button right now; the provider's response sets the next check.
    if (this.clock.now().getTime() - createdAt.getTime() < DAY_MS) return;
    await this.dataSource.transaction((manager) => this.record.abandon(manager, id, cause));
  }

  private find(id: number): Promise<RecurringDonationEntity> {
    return this.dataSource.getRepository(RecurringDonationEntity).findOneByOrFail({ id });
  }
}
