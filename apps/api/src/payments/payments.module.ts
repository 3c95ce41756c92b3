/** Everything about being paid that does not depend on what is paid for. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { IntentsService } from './intents.service.ts';
import { Payables } from './payables.ts';
import { Recurring } from './recurring.ts';
import { ReconciliationService } from './reconciliation.service.ts';
import { PaymentSyncService } from './settlement.service.ts';
import { PageTokenService } from './setup/page-token.service.ts';
import { PaymentLimitsService } from './setup/payment-limits.service.ts';
import { PaymentSetupController } from './setup/payment-setup.controller.ts';
import { TransitionsService } from './transitions.service.ts';
import { StripeWebhookController } from './webhook/stripe-webhook.controller.ts';
import { StripeWebhookService } from './webhook/stripe-webhook.service.ts';

@Module({
  imports: [JobsModule, LimitsModule, StripeModule],
  controllers: [PaymentSetupController, StripeWebhookController],
  providers: [
    IntentsService,
    PageTokenService,
    Payables,
    PaymentLimitsService,
    ReconciliationService,
    Recurring,
    PaymentSyncService,
    StripeWebhookService,
    TransitionsService,
  ],
  exports: [
    IntentsService,
    Payables,
    PaymentLimitsService,
    Recurring,
    PaymentSyncService,
    TransitionsService,
  ],
})
export class PaymentsModule {}
