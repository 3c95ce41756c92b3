/** What a donor sees and does behind the link that is theirs, and how they find it again. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { DonorLinksService } from './donor-links.service.ts';
import { GivingController } from './giving.controller.ts';
import { GivingLinksComposer } from './letters/giving-links.composer.ts';
import { GivingLinksService } from './letters/giving-links.service.ts';
import { MonthlyGiftSources } from './monthly-gift-sources.ts';
import { GivenGifts } from './page/given-gifts.service.ts';
import { GivingPageService } from './page/giving-page.service.ts';

@Module({
  imports: [JobsModule, LimitsModule, MailModule],
  controllers: [GivingController],
  providers: [
    DonorLinksService,
    GivenGifts,
    GivingLinksComposer,
    GivingLinksService,
    GivingPageService,
    MonthlyGiftSources,
  ],
  exports: [DonorLinksService, MonthlyGiftSources],
})
export class GivingModule {}
