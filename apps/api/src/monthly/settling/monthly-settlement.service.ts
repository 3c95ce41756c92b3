import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { unavailable } from '../../common/problem.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { SettlementService } from '../../payments/settlement.service.ts';
import { StripeSubscriptionsService } from '../../stripe/stripe-subscriptions.service.ts';
import { StripeService } from '../../stripe/stripe.service.ts';
import { MonthlyGiftEntity } from '../monthly-gift.entity.ts';
import { MonthlyRecord } from './monthly-record.service.ts';
import { owedInvoice } from './provider-gift.ts';
import type { ProviderGift } from './provider-gift.ts';

const DAY_MS = 86_400_000;
/** How often the provider is asked anew because somebody has written meanwhile. */
const TURNS_MAX = 12;

/** The one place where a monthly gift becomes what the provider says, whoever it was that gave the hint. */
@Injectable()
export class MonthlySettlement {
  /** In this process one at a time for each gift; between processes the row's revision tells. */
  private readonly running = new Map<number, Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly stripe: StripeService,
    private readonly record: MonthlyRecord,
    private readonly settlement: SettlementService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Asks the provider about a gift and its newest bills and records what it says; then settles each charge that is
   * new. May be called at any time and any number of times. Throws a problem of status 503 when the provider is away.
   */
  async settle(id: number, cause: string): Promise<MonthlyGiftEntity> {
    const earlier = this.running.get(id) ?? Promise.resolve();
    const turn = earlier.catch(() => {}).then(() => this.settleNow(id, cause));
    this.running.set(id, turn);
    try {
      await turn;
    } finally {
      if (this.running.get(id) === turn) this.running.delete(id);
    }
    return this.find(id);
  }

  private async settleNow(id: number, cause: string): Promise<void> {
    for (let turn = 0; turn < TURNS_MAX; turn += 1) {
      const gift = await this.find(id);
      if (gift.subscriptionId === null) return this.withoutSubscription(gift, cause);
      const said = await this.ask(gift.subscriptionId);
      if (!this.isOurs(gift, said)) return;
      const payments = await this.dataSource.transaction((manager) =>
        this.record.write(manager, gift, said, cause),
      );
      if (payments === undefined) continue;
      for (const payment of payments) await this.settlement.settle(payment, cause);
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
    const failure = intentId === undefined ? undefined : await this.subscriptions.failureOf(intentId);
    return { subscription, invoices, failure };
  }

  /** Whether the provider speaks of what we asked for; anything else is never recorded. */
  private isOurs({ id, customerId }: MonthlyGiftEntity, { subscription }: ProviderGift): boolean {
    const isOurs =
      subscription.customerId === customerId &&
      subscription.isLive === this.stripe.isLive &&
      subscription.metadata.monthly_gift_id === String(id);
    if (!isOurs) this.log.record('monthly_gift_mismatch', { monthlyGiftId: id });
    return isOurs;
  }

  private async withoutSubscription({ id, createdAt }: MonthlyGiftEntity, cause: string): Promise<void> {
    // Its donor may just be pressing the button; the provider's answer plans the next look.
    if (this.clock.now().getTime() - createdAt.getTime() < DAY_MS) return;
    await this.dataSource.transaction((manager) => this.record.abandon(manager, id, cause));
  }

  private find(id: number): Promise<MonthlyGiftEntity> {
    return this.dataSource.getRepository(MonthlyGiftEntity).findOneByOrFail({ id });
  }
}
