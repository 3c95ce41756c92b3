import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { DonorLinksService } from './donor-links.service.ts';
import { DonorPortalController } from './donor-portal.controller.ts';
import { DonorPortalLinksComposer } from './emails/portal-links.composer.ts';
import { DonorPortalLinksService } from './emails/portal-links.service.ts';
import { DonorPortalPageService } from './page/donor-portal-page.service.ts';
import { PastDonationsService } from './page/past-donations.service.ts';
import { RecurringDonationSources } from './recurring-donation-sources.ts';

@Module({
  imports: [JobsModule, RateLimitsModule, EmailModule],
  controllers: [DonorPortalController],
  providers: [
    DonorLinksService,
    PastDonationsService,
    DonorPortalLinksComposer,
    DonorPortalLinksService,
    DonorPortalPageService,
    RecurringDonationSources,
  ],
  exports: [DonorLinksService, RecurringDonationSources],
})
export class DonorPortalModule {}
