import { Module } from '@nestjs/common';
import { EmailModule, StripeModule } from '@paniscus/server/integrations';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { DonorLinksModule } from '../donor-links/donor-links.module.ts';
import { ChangeDonorDetails } from './details/change-donor-details.service.ts';
import { DonorDetailsController } from './details/donor-details.controller.ts';
import { ProviderCustomers } from './details/provider-customers.service.ts';
import { DonorPortalController } from './donor-portal.controller.ts';
import { DonorPortalLinkEmailsBuilder } from './emails/portal-link-emails.builder.ts';
import { DonorPortalLinksService } from './emails/portal-links.service.ts';
import { DonorAnonymityController } from './page/donor-anonymity.controller.ts';
import { DonorAnonymity } from './page/donor-anonymity.service.ts';
import { DonorPortalPageService } from './page/donor-portal-page.service.ts';
import { PastDonationsService } from './page/past-donations.service.ts';

@Module({
  imports: [DonorLinksModule, JobsModule, RateLimitsModule, EmailModule, StripeModule],
  controllers: [DonorAnonymityController, DonorDetailsController, DonorPortalController],
  providers: [
    ChangeDonorDetails,
    ProviderCustomers,
    DonorAnonymity,
    PastDonationsService,
    DonorPortalLinkEmailsBuilder,
    DonorPortalLinksService,
    DonorPortalPageService,
  ],
})
export class DonorPortalModule {}
