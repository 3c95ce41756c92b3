import { Injectable } from '@nestjs/common';
import type { DonorPortalYear } from '@paniscus/domain/donor-portal';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { isPaidDonation } from '../../receipts/receipt.view.ts';
import type { PaidDonation } from '../../receipts/receipt.view.ts';

/** Year of a donation in a time zone, so that one made on New Year's Eve counts in its tax year. */
const PAYMENT_YEAR = 'extract(year FROM succeeded_at AT TIME ZONE :zone)::int';
const NOT_FULLY_REFUNDED = 'refunded_cents < amount_cents';

/** Paid donations of an email, which is always lowercase. */
@Injectable()
export class PastDonationsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Includes refunded donations. */
  async listNewest(email: string, limit: number): Promise<PaidDonation[]> {
    const donations = await this.queryByEmail(email)
      .orderBy('donation.succeededAt', 'DESC')
      .addOrderBy('donation.id', 'DESC')
      .limit(limit)
      .getMany();
    return donations.filter(isPaidDonation);
  }

  /** Years with donations that are not refunded, newest first. */
  async listYears(email: string, zone: string): Promise<DonorPortalYear[]> {
    const rows = await this.queryByEmail(email)
      .select(PAYMENT_YEAR, 'year')
      .addSelect('sum(amount_cents - refunded_cents)', 'total')
      .addSelect('count(*)', 'count')
      .andWhere(NOT_FULLY_REFUNDED)
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
  async listInYear(email: string, year: number, zone: string): Promise<PaidDonation[]> {
    const donations = await this.queryByEmail(email)
      .andWhere(NOT_FULLY_REFUNDED)
      .andWhere(`${PAYMENT_YEAR} = :year`, { zone, year })
      .orderBy('donation.succeededAt', 'ASC')
      .addOrderBy('donation.id', 'ASC')
      .getMany();
    return donations.filter(isPaidDonation);
  }

  private queryByEmail(email: string): SelectQueryBuilder<DonationEntity> {
    return this.dataSource.manager
      .createQueryBuilder(DonationEntity, 'donation')
      .where('lower(donation.email) = :email AND donation.receipt_number IS NOT NULL', { email });
  }
}
