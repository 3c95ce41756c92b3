import { Injectable } from '@nestjs/common';
import type { DonorPortalYear } from '@paniscus/domain/donor-portal';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { isGiven } from '../../receipts/receipt.view.ts';
import type { PaidDonation } from '../../receipts/receipt.view.ts';

/** Year of a donation in a time zone, so that one made on New Year's Eve counts in its tax year. */
const YEAR_OF = 'extract(year FROM succeeded_at AT TIME ZONE :zone)::int';
const COUNTS = 'refunded_cents < amount_cents';

/** Paid donations of an email, which is always lowercase. */
@Injectable()
export class PastDonationsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Includes refunded donations. */
  async newest(email: string, limit: number): Promise<PaidDonation[]> {
    const gifts = await this.from(email)
      .orderBy('gift.succeededAt', 'DESC')
      .addOrderBy('gift.id', 'DESC')
      .limit(limit)
      .getMany();
    return gifts.filter(isGiven);
  }

  /** Years with donations that are not refunded, newest first. */
  async years(email: string, zone: string): Promise<DonorPortalYear[]> {
    const rows = await this.from(email)
      .select(YEAR_OF, 'year')
      .addSelect('sum(amount_cents - refunded_cents)', 'total')
      .addSelect('count(*)', 'count')
      .andWhere(COUNTS)
      .setParameter('zone', zone)
      .groupBy('1')
      .orderBy('1', 'DESC')
      .getRawMany<{ year: number; total: string; count: string }>();
    return rows.map(({ year, total, count }) => ({
      year,
      total_cents: Number(total),
      count: Number(count),
    }));
  }

  /** A year's donations that are not refunded, oldest first. */
  async inYear(email: string, year: number, zone: string): Promise<PaidDonation[]> {
    const gifts = await this.from(email)
      .andWhere(COUNTS)
      .andWhere(`${YEAR_OF} = :year`, { zone, year })
      .orderBy('gift.succeededAt', 'ASC')
      .addOrderBy('gift.id', 'ASC')
      .getMany();
    return gifts.filter(isGiven);
  }

  private from(email: string): SelectQueryBuilder<DonationEntity> {
    return this.dataSource.manager
      .createQueryBuilder(DonationEntity, 'gift')
      .where('lower(gift.email) = :email AND gift.receipt_number IS NOT NULL', { email });
  }
}
