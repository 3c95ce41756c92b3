/** Gifts that are given every month: begun with a donation, charged by the payment provider, changed by their donor. */
import { Module } from '@nestjs/common';
import { GivingModule } from '../giving/giving.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { CardTries } from './actions/card-tries.service.ts';
import { MonthlyActionsController } from './actions/monthly-actions.controller.ts';
import { MonthlyActions } from './actions/monthly-actions.service.ts';
import { MonthlyCards } from './actions/monthly-cards.service.ts';
import { MonthlyLetters } from './letters/monthly-letters.service.ts';
import { MonthlyBills } from './monthly-bills.service.ts';
import { MonthlyGiftsService } from './monthly-gifts.service.ts';
import { MonthlyRecurring } from './monthly-recurring.service.ts';
import { MonthlyStore } from './monthly-store.service.ts';
import { MonthlyTotals } from './monthly-totals.service.ts';
import { MonthlyCharges } from './settling/monthly-charges.service.ts';
import { MonthlyReconciliation } from './settling/monthly-reconciliation.service.ts';
import { MonthlyRecord } from './settling/monthly-record.service.ts';
import { MonthlySettlement } from './settling/monthly-settlement.service.ts';

@Module({
  imports: [GivingModule, JobsModule, LimitsModule, MailModule, PaymentsModule, StripeModule],
  controllers: [MonthlyActionsController],
  providers: [
    CardTries,
    MonthlyActions,
    MonthlyBills,
    MonthlyCards,
    MonthlyCharges,
    MonthlyGiftsService,
    MonthlyLetters,
    MonthlyReconciliation,
    MonthlyRecord,
    MonthlyRecurring,
    MonthlySettlement,
    MonthlyStore,
    MonthlyTotals,
  ],
  exports: [MonthlyGiftsService, MonthlyStore],
})
export class MonthlyModule {}
