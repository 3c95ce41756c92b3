import { Module } from '@nestjs/common';
import { DonorLinksService } from './donor-links.service.ts';
import { RecurringDonationSources } from './recurring-donation-sources.ts';

@Module({
  providers: [DonorLinksService, RecurringDonationSources],
  exports: [DonorLinksService, RecurringDonationSources],
})
export class DonorLinksModule {}
