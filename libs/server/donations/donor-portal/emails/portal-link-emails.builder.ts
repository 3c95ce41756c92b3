import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { donorPortalLinkEmail } from '@paniscus/emails';
import type { Email } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { DataSource } from 'typeorm';
import { formatDonorName } from '../../donation/donor-name.ts';
import { DonorLinkEntity } from '../../donor-links/donor-link.entity.ts';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { PastDonationsService } from '../page/past-donations.service.ts';

export const DONOR_PORTAL_LINK = 'giving-link';
export const DONOR_PORTAL_LINK_RENEWED = 'giving-renewed';

/** Emails with a donor's link; they contain the link that is valid at the time of sending. */
@Injectable()
export class DonorPortalLinkEmailsBuilder implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly links: DonorLinksService,
    private readonly donations: PastDonationsService,
  ) {}

  onModuleInit(): void {
    for (const kind of [DONOR_PORTAL_LINK, DONOR_PORTAL_LINK_RENEWED])
      this.outbox.register({
        kind,
        build: (linkId) => this.build(linkId, kind === DONOR_PORTAL_LINK_RENEWED),
      });
  }

  private async build(linkId: number, isRenewed: boolean): Promise<Email> {
    const link = await this.dataSource.manager.findOneByOrFail(DonorLinkEntity, { id: linkId });
    const [newest] = await this.donations.listNewest(link.email, 1);
    const name = newest === undefined ? link.email : formatDonorName(newest);
    return donorPortalLinkEmail({
      name,
      email: newest?.email ?? link.email,
      donorPortalUrl: this.links.buildUrlForToken(link.token),
      isRenewed,
    });
  }
}
