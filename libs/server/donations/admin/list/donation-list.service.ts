import { Injectable } from '@nestjs/common';
import type { DonationSummary } from '@paniscus/domain/donation';
import { readInBatches, readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';
import { FailedEmails } from '../emails/failed-emails.service.ts';
import { applyFilter } from './donation-filter.ts';
import type { DonationFilter } from './donation-filter.ts';
import { toSummary } from './donation-summary.view.ts';

export type DonationList = { donations: DonationSummary[]; nextAfter: number | undefined };

export type DonationRecord = { donation: DonationEntity; tribute: TributeEntity | undefined };

@Injectable()
export class DonationListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failedEmails: FailedEmails,
  ) {}

  async list(filter: DonationFilter, page: ListPage): Promise<DonationList> {
    const { rows, nextAfter } = await readPage(this.query(filter), page);
    const records = await this.withTributes(rows);
    const failed = await this.failedEmails.groupByDonation();
    return {
      donations: records.map(({ donation, tribute }) =>
        toSummary(donation, {
          hasTribute: tribute !== undefined,
          failedEmails: failed.get(donation.id) ?? [],
        }),
      ),
      nextAfter,
    };
  }

  async *records(filter: DonationFilter): AsyncGenerator<DonationRecord[]> {
    for await (const donations of readInBatches(() => this.query(filter)))
      yield await this.withTributes(donations);
  }

  private query(filter: DonationFilter): SelectQueryBuilder<DonationEntity> {
    const query = this.dataSource.getRepository(DonationEntity).createQueryBuilder('d');
    applyFilter(query, filter);
    return query;
  }

  private async withTributes(donations: readonly DonationEntity[]): Promise<DonationRecord[]> {
    const donationId = In(donations.map(({ id }) => id));
    const tributes = await this.dataSource.manager.findBy(TributeEntity, { donationId });
    const byDonation = new Map(tributes.map((tribute) => [tribute.donationId, tribute]));
    return donations.map((donation) => ({ donation, tribute: byDonation.get(donation.id) }));
  }
}
