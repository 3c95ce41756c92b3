import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { DonorPortalLinkRequest } from '@paniscus/domain';
import { OutboxService } from '@paniscus/server/integrations';
import { keyedHash } from '@paniscus/server/payments';
import { tooMany, SETTINGS, JobsService, RateLimitsService } from '@paniscus/server/platform';
import type { Settings, JobQueue } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DonationEntity } from '../../one-time/donation.entity.ts';
import { DonorLinksService } from '../donor-links.service.ts';
import { DONOR_PORTAL_LINK, DONOR_PORTAL_LINK_RENEWED } from './portal-links.composer.ts';

const HOUR_S = 3600;
const PER_NETWORK = { limit: 20, windowS: 3600 };
/** Letters to one address; what is asked for beyond is silently left out. */
const PER_EMAIL = { limit: 3, windowS: 3600 };

/** A gift from the address that was told, 0 when there is none: a job keeps nothing of a person. */
const SEND_LINK: JobQueue<{ donationId: number }> = { name: 'send-giving-link', retryLimit: 5 };

/** Sends donors their link, and tells whoever asks nothing at all. */
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

  /** Does the same for every address, whether something came from there or not. Throws a problem of status 429. */
  async ask({ email }: DonorPortalLinkRequest, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take('giving-link-asked', network, PER_NETWORK);
    if (!isAllowed) throw tooMany(retryAfterS);
    await this.dataSource.transaction(async (manager) => {
      const gift = await manager
        .createQueryBuilder(DonationEntity, 'gift')
        .where('lower(gift.email) = lower(:email) AND gift.receipt_number IS NOT NULL', {
          email: email.trim(),
        })
        .limit(1)
        .getOne();
      await this.jobs.enqueue(manager, SEND_LINK, { donationId: gift?.id ?? 0 });
    });
    this.jobs.wake();
  }

  /**
   * Revokes a link: the old one is 404 from now on, and the new one goes to its donor by mail, to nobody else. Throws
   * problems of status 404 for a token that is none of ours, or no longer, and 429 when the new link could not go out.
   */
  async renew(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.links.renew(manager, token);
      if (!(await this.outbox.enqueueCopy(manager, DONOR_PORTAL_LINK_RENEWED, id)))
        throw tooMany(HOUR_S, 'The link has been replaced several times within the last hour.');
    });
    this.jobs.wake();
  }

  private async send(donationId: number): Promise<void> {
    const gift = await this.dataSource.manager.findOneBy(DonationEntity, { id: donationId });
    if (gift === null) return;
    const emailKey = keyedHash(this.settings.jwtSecret, 'giving-link', gift.email.toLowerCase());
    const { isAllowed } = await this.limits.take('giving-link-sent', emailKey, PER_EMAIL);
    if (!isAllowed) return;
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.links.getLink(manager, gift.email);
      await this.outbox.enqueueCopy(manager, DONOR_PORTAL_LINK, id);
    });
    this.jobs.wake();
  }
}
