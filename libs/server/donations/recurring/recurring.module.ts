import { Module } from '@nestjs/common';
import { EmailModule, StripeModule } from '@paniscus/server/integrations';
import { PaymentsModule } from '@paniscus/server/payments';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { FundsModule } from '../funds/funds.module.ts';
import { DonorLinksModule } from '../donor-links/donor-links.module.ts';
import { CardAttempts } from './actions/card-attempts.service.ts';
import { RecurringActionsController } from './actions/recurring-actions.controller.ts';
import { RecurringActions } from './actions/recurring-actions.service.ts';
import { RecurringCards } from './actions/recurring-cards.service.ts';
import { RecurringDonationEmails } from './emails/recurring-emails.service.ts';
import { RecurringNotices } from './emails/recurring-notices.service.ts';
import { RecurringDonationsService } from './recurring-donations.service.ts';
import { RecurringInvoices } from './recurring-invoices.service.ts';
import { RecurringDonationPayable } from './recurring-payable.service.ts';
import { RecurringStore } from './recurring-store.service.ts';
import { MonthlyTotals } from './recurring-totals.service.ts';
import { RecurringCharges } from './sync/recurring-charges.service.ts';
import { RecurringReconciliation } from './sync/recurring-reconciliation.service.ts';
import { RecurringRecord } from './sync/recurring-record.service.ts';
import { RecurringDonationSync } from './sync/recurring-sync.service.ts';

@Module({
  imports: [
    DonorLinksModule,
    FundsModule,
    JobsModule,
    RateLimitsModule,
    EmailModule,
    PaymentsModule,
    StripeModule,
  ],
  controllers: [RecurringActionsController],
  providers: [
    CardAttempts,
    RecurringActions,
    RecurringInvoices,
    RecurringCards,
    RecurringCharges,
    RecurringDonationsService,
    RecurringDonationEmails,
    RecurringNotices,
    RecurringReconciliation,
    RecurringRecord,
    RecurringDonationPayable,
    RecurringDonationSync,
    RecurringStore,
    MonthlyTotals,
  ],
  exports: [RecurringDonationsService, RecurringStore],
})
export class RecurringDonationsModule {}
