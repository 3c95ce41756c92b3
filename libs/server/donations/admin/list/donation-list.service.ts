import { Injectable } from '@nestjs/common';
import type { DonationSummary } from '@paniscus/domain/donation';
import { readInBatches } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource, In } from 'typeorm';
import { DonationEntity } from '../../one-time/donation.entity.ts';
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

  async list(filter: DonationFilter, { limit, beforeId }: ListPage): Promise<DonationList> {
    const found = await this.find(filter, limit + 1, beforeId);
    const records = await this.withTributes(found.slice(0, limit));
    const failed = await this.failedEmails.byDonation();
    return {
      donations: records.map(({ donation, tribute }) =>
        toSummary(donation, {
          hasTribute: tribute !== undefined,
          hasFailedEmail: failed.has(donation.id),
        }),
      ),
      nextAfter: found.length > limit ? records.at(-1)?.donation.id : undefined,
    };
  }

  async *records(filter: DonationFilter): AsyncGenerator<DonationRecord[]> {
    for await (const donations of readInBatches((limit, beforeId) => this.find(filter, limit, beforeId)))
      yield await this.withTributes(donations);
  }

  private find(
    filter: DonationFilter,
    limit: number,
    beforeId: number | undefined,
  ): Promise<DonationEntity[]> {
    const query = this.dataSource
      .getRepository(DonationEntity)
      .createQueryBuilder('d')
      .orderBy('d.id', 'DESC')
      .limit(limit);
    if (beforeId !== undefined) query.andWhere('d.id < :beforeId', { beforeId });
    applyFilter(query, filter);
    return query.getMany();
  }

  private async withTributes(donations: readonly DonationEntity[]): Promise<DonationRecord[]> {
    const donationId = In(donations.map(({ id }) => id));
    const tributes = await this.dataSource.manager.findBy(TributeEntity, { donationId });
    const byDonation = new Map(tributes.map((tribute) => [tribute.donationId, tribute]));
    return donations.map((donation) => ({ donation, tribute: byDonation.get(donation.id) }));
  }
}
