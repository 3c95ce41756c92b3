import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { DonorLinksModule } from '../donor-links/donor-links.module.ts';
import { DonorPortalController } from './donor-portal.controller.ts';
import { DonorPortalLinksComposer } from './emails/portal-links.composer.ts';
import { DonorPortalLinksService } from './emails/portal-links.service.ts';
import { DonorPortalPageService } from './page/donor-portal-page.service.ts';
import { PastDonationsService } from './page/past-donations.service.ts';

@Module({
  imports: [DonorLinksModule, JobsModule, RateLimitsModule, EmailModule],
  controllers: [DonorPortalController],
  providers: [
    PastDonationsService,
    DonorPortalLinksComposer,
    DonorPortalLinksService,
    DonorPortalPageService,
  ],
})
export class DonorPortalModule {}
