import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { PaymentsModule, RefundsModule } from '@paniscus/server/payments';
import { JobsModule } from '@paniscus/server/platform';
import { DonorLinksModule } from '../donor-links/donor-links.module.ts';
import { DonationsModule } from '../one-time/donations.module.ts';
import { RecurringDonationsModule } from '../recurring/recurring.module.ts';
import { DonationActions } from './donation-actions.service.ts';
import { DonationsAdminController } from './donations-admin.controller.ts';
import { DonationEmailCorrection } from './emails/email-correction.service.ts';
import { FailedEmails } from './emails/failed-emails.service.ts';
import { DonationHistory } from './history/donation-history.service.ts';
import { DonationListController } from './list/donation-list.controller.ts';
import { DonationListService } from './list/donation-list.service.ts';
import { DonationNotes } from './notes/donation-notes.service.ts';
import { DonorBlockers } from './personal-data/donor-blockers.service.ts';
import { DonorDataService } from './personal-data/donor-data.service.ts';
import { RecurringDonationsController } from './recurring-donations.controller.ts';
import { RefundableDonation } from './refundable-donation.ts';
import { StaffDonationService } from './staff-donation.service.ts';
import { DonationTotalsController } from './totals/donation-totals.controller.ts';
import { DonationTotalsService } from './totals/donation-totals.service.ts';
import { TributeListController } from './tributes/tribute-list.controller.ts';
import { TributeListService } from './tributes/tribute-list.service.ts';

@Module({
  imports: [
    DonationsModule,
    DonorLinksModule,
    JobsModule,
    EmailModule,
    PaymentsModule,
    RecurringDonationsModule,
    RefundsModule,
  ],
  controllers: [
    // Before the controller whose path parameter matches any text.
    DonationListController,
    DonationsAdminController,
    DonationTotalsController,
    RecurringDonationsController,
    TributeListController,
  ],
  providers: [
    DonationActions,
    DonationEmailCorrection,
    DonationHistory,
    DonationListService,
    DonationNotes,
    DonationTotalsService,
    DonorBlockers,
    DonorDataService,
    FailedEmails,
    RefundableDonation,
    StaffDonationService,
    TributeListService,
  ],
  exports: [DonationTotalsService, DonorDataService],
})
export class DonationsAdminModule {}
