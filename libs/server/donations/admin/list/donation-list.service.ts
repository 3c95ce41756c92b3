import { Injectable } from '@nestjs/common';
import type { DonationSummary } from '@paniscus/domain/donation';
import type { Dispute } from '@paniscus/domain/payment';
import { DisputesService } from '@paniscus/server/payments';
import { readInBatches, readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';
import { FailedEmails } from '../emails/failed-emails.service.ts';
import { DONATION } from '../refundable-donation.ts';
import { applyFilter } from './donation-filter.ts';
import type { DonationFilter } from './donation-filter.ts';
import { toSummary } from './donation-summary.view.ts';

export type DonationList = { donations: DonationSummary[]; nextAfter: number | undefined };

export type DonationRecord = {
  donation: DonationEntity;
  tribute: TributeEntity | undefined;
  dispute: Dispute | null;
};

@Injectable()
export class DonationListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failedEmails: FailedEmails,
    private readonly disputes: DisputesService,
  ) {}

  async list(filter: DonationFilter, page: ListPage): Promise<DonationList> {
    const { rows, nextAfter } = await readPage(this.query(filter), page);
    const records = await this.toRecords(rows);
    const failed = await this.failedEmails.groupByDonation();
    return {
      donations: records.map(({ donation, tribute, dispute }) =>
        toSummary(donation, {
          hasTribute: tribute !== undefined,
          failedEmails: failed.get(donation.id) ?? [],
          dispute,
        }),
      ),
      nextAfter,
    };
  }

  async *records(filter: DonationFilter): AsyncGenerator<DonationRecord[]> {
    for await (const donations of readInBatches(() => this.query(filter)))
      yield await this.toRecords(donations);
  }

  private query(filter: DonationFilter): SelectQueryBuilder<DonationEntity> {
    const query = this.dataSource.getRepository(DonationEntity).createQueryBuilder('d');
    applyFilter(query, filter);
    return query;
  }

  private async toRecords(donations: readonly DonationEntity[]): Promise<DonationRecord[]> {
    const ids = donations.map(({ id }) => id);
    const tributes = await this.dataSource.manager.findBy(TributeEntity, { donationId: In(ids) });
    const disputes = await this.disputes.groupByPayable(DONATION, ids);
    const byDonation = new Map(tributes.map((tribute) => [tribute.donationId, tribute]));
    return donations.map((donation) => ({
      donation,
      tribute: byDonation.get(donation.id),
      dispute: disputes.get(donation.id) ?? null,
    }));
  }
}
