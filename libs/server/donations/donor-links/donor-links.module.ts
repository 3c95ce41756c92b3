import { Module } from '@nestjs/common';
import { DonorDetailsService } from './donor-details.service.ts';
import { DonorLinksService } from './donor-links.service.ts';
import { RecurringDonationSources } from './recurring-donation-sources.ts';

@Module({
  providers: [DonorDetailsService, DonorLinksService, RecurringDonationSources],
  exports: [DonorDetailsService, DonorLinksService, RecurringDonationSources],
})
export class DonorLinksModule {}
