import { Injectable } from '@nestjs/common';
import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import { RateLimitsService, tooMany } from '@paniscus/server/platform';
import type { Limit } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';

const CHANGES: Limit = { limit: 30, windowS: 600 };

/** Hides or shows the name of a donor on all gifts of one email address. */
@Injectable()
export class DonorAnonymity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Over the paid donations and all recurring ones; `email` is lowercase. */
  async get(email: string): Promise<DonorPortalPage['anonymity']> {
    const [row] = await this.dataSource.query<{ hidden: boolean | null; all: boolean | null }[]>(
      `SELECT bool_or(is_anonymous) AS hidden, bool_and(is_anonymous) AS all FROM (
         SELECT is_anonymous FROM donations WHERE lower(email) = $1 AND receipt_number IS NOT NULL
         UNION ALL
         SELECT is_anonymous FROM monthly_gifts WHERE lower(email) = $1 AND state NOT IN ('pending', 'failed')
       ) AS gifts`,
      [email],
    );
    if (row?.all === true) return 'all';
    return row?.hidden === true ? 'some' : 'none';
  }

  /** Idempotent. Throws problems of status 404 and 429. */
  async change(token: string, isAnonymous: boolean): Promise<void> {
    const email = await this.links.findEmail(token);
    const { isAllowed, retryAfterS } = await this.limits.take('donor-anonymity', email, CHANGES);
    if (!isAllowed) throw tooMany(retryAfterS);
    await this.dataSource.transaction(async (manager) => {
      // Recurring donations first, as when a charge is stored: the charge then has the new choice, or is changed here.
      for (const table of ['monthly_gifts', 'donations'])
        await manager.query(`UPDATE ${table} SET is_anonymous = $2 WHERE lower(email) = $1`, [
          email,
          isAnonymous,
        ]);
    });
  }
}
