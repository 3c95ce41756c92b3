import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { unavailable } from '../../common/problem.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { PaymentSyncService } from '../../payments/settlement.service.ts';
import { StripeSubscriptionsService } from '../../stripe/stripe-subscriptions.service.ts';
import { StripeService } from '../../stripe/stripe.service.ts';
import { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { RecurringRecord } from './monthly-record.service.ts';
import { owedInvoice } from './provider-gift.ts';
import type { ProviderGift } from './provider-gift.ts';

const DAY_MS = 86_400_000;
/** How often the provider is asked anew because somebody has written meanwhile. */
const MAX_PASSES = 12;

/** The one place where a monthly gift becomes what the provider says, whoever it was that gave the hint. */
@Injectable()
export class RecurringDonationSync {
  /** In this process one at a time for each gift; between processes the row's revision tells. */
  private readonly running = new Map<number, Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly stripe: StripeService,
    private readonly record: RecurringRecord,
    private readonly paymentSync: PaymentSyncService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Asks the provider about a gift and its newest bills and records what it says; then settles each charge that is
   * new. May be called at any time and any number of times. Throws a problem of status 503 when the provider is away.
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
    throw unavailable('This monthly gift is being changed. Please try again.', 1);
  }

  private async ask(subscriptionId: string): Promise<ProviderGift> {
    const [subscription, invoices] = await Promise.all([
      this.subscriptions.subscription(subscriptionId),
      this.subscriptions.invoices(subscriptionId),
    ]);
    const intentId = owedInvoice(invoices)?.intentId;
    const failure = intentId === undefined ? undefined : await this.subscriptions.getFailure(intentId);
    return { subscription, invoices, failure };
  }

  /** Whether the provider speaks of what we asked for; anything else is never recorded. */
  private isOurs({ id, customerId }: RecurringDonationEntity, { subscription }: ProviderGift): boolean {
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
    // Its donor may just be pressing the button; the provider's answer plans the next look.
    if (this.clock.now().getTime() - createdAt.getTime() < DAY_MS) return;
    await this.dataSource.transaction((manager) => this.record.abandon(manager, id, cause));
  }

  private find(id: number): Promise<RecurringDonationEntity> {
    return this.dataSource.getRepository(RecurringDonationEntity).findOneByOrFail({ id });
  }
}
