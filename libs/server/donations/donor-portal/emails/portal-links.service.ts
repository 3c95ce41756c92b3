import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { DonorPortalLinkRequest } from '@paniscus/domain/donor-portal';
import { OutboxService } from '@paniscus/server/integrations';
import { computeKeyedHash } from '@paniscus/server/payments';
import { tooMany, SETTINGS, JobsService, RateLimitsService } from '@paniscus/server/platform';
import type { Settings, JobQueue } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { DONOR_PORTAL_LINK, DONOR_PORTAL_LINK_RENEWED } from './portal-link-emails.builder.ts';

const HOUR_S = 3600;
const PER_NETWORK = { limit: 20, windowS: 3600 };
/** Emails per address; further requests are silently dropped. */
const PER_EMAIL = { limit: 3, windowS: 3600 };

/** Id of a donation from the requested email, 0 without one: jobs contain no personal data. */
const SEND_LINK: JobQueue<{ donationId: number }> = { name: 'send-giving-link', retryLimit: 5 };

/** Emails donors their link; the response never reveals whether an email is known. */
@Injectable()
export class DonorPortalLinksService implements OnModuleInit {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly links: DonorLinksService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_LINK, ({ donationId }) => this.send(donationId));
  }

  /** Does the same work for every email, whether it is known or not. Throws a 429 problem. */
  async requestLink({ email }: DonorPortalLinkRequest, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take('giving-link-asked', network, PER_NETWORK);
    if (!isAllowed) throw tooMany(retryAfterS);
    await this.dataSource.transaction(async (manager) => {
      const donation = await manager
        .createQueryBuilder(DonationEntity, 'donation')
        .where('lower(donation.email) = lower(:email) AND donation.receipt_number IS NOT NULL', {
          email: email.trim(),
        })
        .limit(1)
        .getOne();
      await this.jobs.enqueue(manager, SEND_LINK, { donationId: donation?.id ?? 0 });
    });
    this.jobs.wake();
  }

  /**
   * Revokes a link: the old one returns 404 from now on, and the new one is only sent to the donor by email. Throws
   * problems of status 404 for an unknown token, and 429 when the new link could not be sent.
   */
  async renew(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.links.renew(manager, token);
      if (!(await this.outbox.enqueueCopy(manager, DONOR_PORTAL_LINK_RENEWED, id)))
        throw tooMany(
          HOUR_S,
          'The link has already been replaced several times within the last hour. Please try again later.',
        );
    });
    this.jobs.wake();
  }

  private async send(donationId: number): Promise<void> {
    const donation = await this.dataSource.manager.findOneBy(DonationEntity, { id: donationId });
    if (donation === null) return;
    const emailKey = computeKeyedHash(this.settings.jwtSecret, 'giving-link', donation.email.toLowerCase());
    const { isAllowed } = await this.limits.take('giving-link-sent', emailKey, PER_EMAIL);
    if (!isAllowed) return;
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.links.getLink(manager, donation.email);
      await this.outbox.enqueueCopy(manager, DONOR_PORTAL_LINK, id);
    });
    this.jobs.wake();
  }
}
