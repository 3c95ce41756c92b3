import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type {
  RecurringDonation,
  RecurringDonationSummary,
  RecurringState,
} from '@paniscus/domain/donor-portal';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { Clock, notFound, readPage, toLikePattern } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RecurringDonationSources } from '../donor-links/recurring-donation-sources.ts';
import type { RecurringDonationSource } from '../donor-links/recurring-donation-sources.ts';
import { RecurringDonationEntity } from './recurring-donation.entity.ts';
import { toMonthlyFacts, toRecurringDonation } from './recurring-donation.view.ts';
import { RecurringInvoices } from './recurring-invoices.service.ts';
import { MonthlyTotals } from './recurring-totals.service.ts';
import { RecurringDonationSync } from './sync/recurring-sync.service.ts';

export type RecurringDonationFilter = {
  state: RecurringState | undefined;
  /** Part of a name or an email address. */
  search: string | undefined;
};

export type RecurringDonationList = { gifts: RecurringDonationSummary[]; nextAfter: number | undefined };

@Injectable()
export class RecurringDonationsService implements RecurringDonationSource, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sources: RecurringDonationSources,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly bills: RecurringInvoices,
    private readonly paymentSync: RecurringDonationSync,
    private readonly totals: MonthlyTotals,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Recurring donations of an email address (in lower case) that have started, newest first. */
  async listRecurringDonations(manager: EntityManager, email: string): Promise<RecurringDonation[]> {
    const gifts = await manager
      .createQueryBuilder(RecurringDonationEntity, 'gift')
      .where("lower(gift.email) = :email AND gift.state NOT IN ('pending', 'failed')", { email })
      .orderBy('gift.id', 'DESC')
      .getMany();
    const now = this.clock.now();
    return gifts.map((gift) => toRecurringDonation(gift, now));
  }

  async list({ state, search }: RecurringDonationFilter, page: ListPage): Promise<RecurringDonationList> {
    const query = this.dataSource.getRepository(RecurringDonationEntity).createQueryBuilder('gift');
    if (state !== undefined) query.andWhere('gift.state = :state', { state });
    if (search !== undefined)
      query.andWhere("(gift.email || ' ' || gift.first_name || ' ' || gift.last_name) ILIKE :pattern", {
        pattern: toLikePattern(search),
      });
    const { rows, nextAfter } = await readPage(query, page);
    return { gifts: await this.toSummaries(rows), nextAfter };
  }

  /**
   * Ends a recurring donation for good, or cancels it before it starts. Idempotent. Throws problems of status 404 and
   * 503.
   */
  async stop(id: number, cause: string): Promise<RecurringDonationSummary> {
    const gift = await this.dataSource.getRepository(RecurringDonationEntity).findOneBy({ id });
    if (gift === null) throw notFound('Monthly gift not found.');
    const { state, subscriptionId } = gift;
    const mayGoOn = isRecurringDonationActive(state) || state === 'pending';
    if (mayGoOn && subscriptionId !== null) {
      await this.subscriptions.cancel(subscriptionId);
      await this.bills.letGo(subscriptionId);
    }
    const [summary] = await this.toSummaries([await this.paymentSync.sync(id, cause)]);
    if (summary === undefined) throw notFound('Monthly gift not found.');
    return summary;
  }

  private async toSummaries(gifts: readonly RecurringDonationEntity[]): Promise<RecurringDonationSummary[]> {
    const totals = await this.totals.of(gifts.map(({ id }) => id));
    return gifts.map((gift) => {
      const total = totals.get(gift.id);
      return {
        ...toMonthlyFacts(gift),
        name: `${gift.firstName} ${gift.lastName}`,
        email: gift.email,
        subscription_id: gift.subscriptionId,
        received_cents: total?.receivedCents ?? 0,
        received_count: total?.receivedCount ?? 0,
      };
    });
  }
}
