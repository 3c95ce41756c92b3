import { Injectable } from '@nestjs/common';
import type { DonorDetailsRequest } from '@paniscus/domain/donor-portal';
import { AuditService, DONOR } from '@paniscus/server/identity';
import { Clock, ProblemException, RateLimitsService, tooMany } from '@paniscus/server/platform';
import type { Limit } from '@paniscus/server/platform';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { DonorDetailsEntity } from '../../donor-links/donor-details.entity.ts';
import { DonorDetailsService } from '../../donor-links/donor-details.service.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { toDonorDetails, toDonorDetailsColumns } from './donor-details.view.ts';
import type { DonorDetailsColumns } from './donor-details.view.ts';
import { ProviderCustomers } from './provider-customers.service.ts';

const CHANGES: Limit = { limit: 20, windowS: 3600 };
/** A change that was not finished by then was interrupted, and the next one takes its place. */
const ABANDONED_AFTER_MS = 60_000;

/** Changes the name and address for future receipts and charges; past donations stay as they are. */
@Injectable()
export class ChangeDonorDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DonorLinksService,
    private readonly details: DonorDetailsService,
    private readonly customers: ProviderCustomers,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * The payment provider first: when it cannot be reached, nothing is changed here or there. Throws problems of status
   * 404, 409 (another change at the same time), 429 and 503.
   */
  async change(token: string, request: DonorDetailsRequest): Promise<void> {
    const email = await this.links.findEmail(token);
    const { isAllowed, retryAfterS } = await this.limits.take('donor-details', email, CHANGES);
    if (!isAllowed) throw tooMany(retryAfterS);
    const columns = toDonorDetailsColumns(request);
    const before = await this.details.findCurrent(this.dataSource.manager, email);
    if (before !== null && isSame(before, columns)) return;
    const id = await this.claim(email, (before?.version ?? 0) + 1, columns);
    try {
      await this.customers.change(email, columns, () => this.apply(id, email, columns));
    } catch (error) {
      await this.dataSource.manager.delete(DonorDetailsEntity, { id, appliedAt: IsNull() });
      throw error;
    }
  }

  /** Stores the new version before the provider is called, so that only one change runs at a time. */
  private async claim(email: string, version: number, columns: DonorDetailsColumns): Promise<number> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const abandonedBefore = new Date(now.getTime() - ABANDONED_AFTER_MS);
    await manager.delete(DonorDetailsEntity, {
      email,
      appliedAt: IsNull(),
      createdAt: LessThan(abandonedBefore),
    });
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(DonorDetailsEntity)
      .values({ ...columns, email, version, createdAt: now, appliedAt: null })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    if (row === undefined)
      throw new ProblemException(409, {
        detail: 'Your name and address are being changed elsewhere. Please reload the page and try again.',
      });
    return row.id;
  }

  private async apply(id: number, email: string, columns: DonorDetailsColumns): Promise<void> {
    const { firstName, lastName, country, region } = columns;
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE monthly_gifts SET first_name = $2, last_name = $3, country = $4, region = $5
         WHERE lower(email) = $1 AND state IN ('active', 'past_due', 'paused')`,
        [email, firstName, lastName, country, region],
      );
      await manager.update(DonorDetailsEntity, { id }, { appliedAt: this.clock.now() });
      const link = await this.links.getLink(manager, email);
      await this.audit.record(DONOR, 'donor.details_changed', { subjectId: link.id }, manager);
    });
  }
}

const isSame = (before: DonorDetailsEntity, columns: DonorDetailsColumns): boolean =>
  JSON.stringify(toDonorDetails(before)) === JSON.stringify(toDonorDetails(columns));
