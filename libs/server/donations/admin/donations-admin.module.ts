import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { RefundsModule } from '@paniscus/server/payments';
import { JobsModule } from '@paniscus/server/platform';
import { DonationsModule } from '../one-time/donations.module.ts';
import { RecurringDonationsModule } from '../recurring/recurring.module.ts';
import { DonationActions } from './donation-actions.service.ts';
import { DonationsAdminController } from './donations-admin.controller.ts';
import { FailedEmails } from './emails/failed-emails.service.ts';
import { DonationHistory } from './history/donation-history.service.ts';
import { DonationListController } from './list/donation-list.controller.ts';
import { DonationListService } from './list/donation-list.service.ts';
import { DonationNotes } from './notes/donation-notes.service.ts';
import { RecurringDonationsController } from './recurring-donations.controller.ts';
import { RefundableDonation } from './refundable-donation.ts';
import { StaffDonationService } from './staff-donation.service.ts';
import { DonationTotalsController } from './totals/donation-totals.controller.ts';
import { DonationTotalsService } from './totals/donation-totals.service.ts';
import { TributeListController } from './tributes/tribute-list.controller.ts';
import { TributeListService } from './tributes/tribute-list.service.ts';

@Module({
  imports: [DonationsModule, JobsModule, EmailModule, RecurringDonationsModule, RefundsModule],
  controllers: [
    // Before the controller whose path parameter matches any word.
    DonationListController,
    DonationsAdminController,
    DonationTotalsController,
    RecurringDonationsController,
    TributeListController,
  ],
  providers: [
    DonationActions,
    DonationHistory,
    DonationListService,
    DonationNotes,
    DonationTotalsService,
    FailedEmails,
    RefundableDonation,
    StaffDonationService,
    TributeListService,
  ],
})
export class DonationsAdminModule {}
