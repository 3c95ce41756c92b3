/** Gifts that are given every month: begun with a donation, charged by the payment provider, changed by their donor. */
import { Module } from '@nestjs/common';
import { DonorPortalModule } from '../giving/giving.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { CardTries } from './actions/card-tries.service.ts';
import { RecurringActionsController } from './actions/monthly-actions.controller.ts';
import { RecurringActions } from './actions/monthly-actions.service.ts';
import { RecurringCards } from './actions/monthly-cards.service.ts';
import { RecurringDonationEmails } from './letters/monthly-letters.service.ts';
import { RecurringInvoices } from './monthly-bills.service.ts';
import { RecurringDonationsService } from './monthly-gifts.service.ts';
import { RecurringDonationPayable } from './monthly-recurring.service.ts';
import { RecurringStore } from './monthly-store.service.ts';
import { MonthlyTotals } from './monthly-totals.service.ts';
import { RecurringCharges } from './settling/monthly-charges.service.ts';
import { RecurringReconciliation } from './settling/monthly-reconciliation.service.ts';
import { RecurringRecord } from './settling/monthly-record.service.ts';
import { RecurringDonationSync } from './settling/monthly-settlement.service.ts';

@Module({
  imports: [DonorPortalModule, JobsModule, LimitsModule, MailModule, PaymentsModule, StripeModule],
  controllers: [RecurringActionsController],
  providers: [
    CardTries,
    RecurringActions,
    RecurringInvoices,
    RecurringCards,
    RecurringCharges,
    RecurringDonationsService,
    RecurringDonationEmails,
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
