import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type {
  RecurringDonation,
  RecurringDonationSummary,
  RecurringDonationState,
} from '@paniscus/domain/donor-portal';
import { StripeSubscriptionsService } from '@paniscus/server/integrations';
import { Clock, containsSearch, notFound, readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RecurringDonationSources } from '../donor-links/recurring-donation-sources.ts';
import type { RecurringDonationSource } from '../donor-links/recurring-donation-sources.ts';
import { RecurringDonationEntity } from './recurring-donation.entity.ts';
import { toRecurringDetails, toRecurringDonation } from './recurring-donation.view.ts';
import { RecurringInvoices } from './recurring-invoices.service.ts';
import { MonthlyTotals } from './recurring-totals.service.ts';
import { RecurringDonationSync } from './sync/recurring-sync.service.ts';

export type RecurringDonationFilter = {
  state: RecurringDonationState | undefined;
  /** Part of a name or an email address. */
  search: string | undefined;
};

export type RecurringDonationList = {
  recurringDonations: RecurringDonationSummary[];
  nextAfter: number | undefined;
};

@Injectable()
export class RecurringDonationsService implements RecurringDonationSource, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sources: RecurringDonationSources,
    private readonly subscriptions: StripeSubscriptionsService,
    private readonly invoices: RecurringInvoices,
    private readonly paymentSync: RecurringDonationSync,
    private readonly totals: MonthlyTotals,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Recurring donations of an email address (in lower case) that have started, newest first. */
  async listRecurringDonations(manager: EntityManager, email: string): Promise<RecurringDonation[]> {
    const recurringDonations = await manager
      .createQueryBuilder(RecurringDonationEntity, 'recurring')
      .where("lower(recurring.email) = :email AND recurring.state NOT IN ('pending', 'failed')", { email })
      .orderBy('recurring.id', 'DESC')
      .getMany();
    const now = this.clock.now();
    return recurringDonations.map((recurringDonation) => toRecurringDonation(recurringDonation, now));
  }

  async list({ state, search }: RecurringDonationFilter, page: ListPage): Promise<RecurringDonationList> {
    const query = this.dataSource.getRepository(RecurringDonationEntity).createQueryBuilder('recurring');
    if (state !== undefined) query.andWhere('recurring.state = :state', { state });
    if (search !== undefined)
      query.andWhere(
        containsSearch("recurring.email || ' ' || recurring.first_name || ' ' || recurring.last_name"),
        { search },
      );
    const { rows, nextAfter } = await readPage(query, page);
    return { recurringDonations: await this.toSummaries(rows), nextAfter };
  }

  /**
   * Ends a recurring donation permanently, or cancels it before it starts. Idempotent. Throws problems of status 404 and
   * 503.
   */
  async stop(id: number, cause: string): Promise<RecurringDonationSummary> {
    const recurringDonation = await this.dataSource.getRepository(RecurringDonationEntity).findOneBy({ id });
    if (recurringDonation === null) throw notFound('Recurring gift not found.');
    const { state, subscriptionId } = recurringDonation;
    const mayBeCharged = isRecurringDonationActive(state) || state === 'pending';
    if (mayBeCharged && subscriptionId !== null) {
      await this.subscriptions.cancel(subscriptionId);
      await this.invoices.voidOpenInvoices(subscriptionId);
    }
    const stopped = mayBeCharged ? await this.paymentSync.sync(id, cause) : recurringDonation;
    const [summary] = await this.toSummaries([stopped]);
    if (summary === undefined) throw notFound('Recurring gift not found.');
    return summary;
  }

  private async toSummaries(
    recurringDonations: readonly RecurringDonationEntity[],
  ): Promise<RecurringDonationSummary[]> {
    const totals = await this.totals.get(recurringDonations.map(({ id }) => id));
    return recurringDonations.map((recurringDonation) => {
      const total = totals.get(recurringDonation.id);
      return {
        ...toRecurringDetails(recurringDonation),
        name: `${recurringDonation.firstName} ${recurringDonation.lastName}`,
        email: recurringDonation.email,
        subscription_id: recurringDonation.subscriptionId,
        received_cents: total?.receivedCents ?? 0,
        received_count: total?.receivedCount ?? 0,
      };
    });
  }
}
