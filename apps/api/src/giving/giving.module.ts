/** What a donor sees and does behind the link that is theirs, and how they find it again. */
import { Module } from '@nestjs/common';
import { DonorLinksService } from './donor-links.service.ts';
import { MonthlyGiftSources } from './monthly-gift-sources.ts';

@Module({
  providers: [DonorLinksService, MonthlyGiftSources],
  exports: [DonorLinksService, MonthlyGiftSources],
})
export class GivingModule {}
