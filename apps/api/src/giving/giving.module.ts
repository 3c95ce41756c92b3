/** What a donor sees and does behind the link that is theirs, and how they find it again. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { DonorLinksService } from './donor-links.service.ts';
import { DonorPortalController } from './giving.controller.ts';
import { DonorPortalLinksComposer } from './letters/giving-links.composer.ts';
import { DonorPortalLinksService } from './letters/giving-links.service.ts';
import { RecurringDonationSources } from './monthly-gift-sources.ts';
import { PastDonationsService } from './page/given-gifts.service.ts';
import { DonorPortalPageService } from './page/giving-page.service.ts';

@Module({
  imports: [JobsModule, LimitsModule, MailModule],
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
