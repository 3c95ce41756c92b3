import { Module } from '@nestjs/common';
import { StripeModule } from '@paniscus/server/integrations';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { DisputesService } from './disputes.service.ts';
import { ImportedPayments } from './imported-payments.service.ts';
import { IntentsService } from './intents.service.ts';
import { PageTokenService } from './card-testing/page-token.service.ts';
import { CardTestingLimitsService } from './card-testing/card-testing-limits.service.ts';
import { PaymentSetupController } from './card-testing/payment-setup.controller.ts';
import { Payables } from './payables.ts';
import { PayerDataService } from './payer-data.service.ts';
import { PaymentStatusService } from './payment-status.service.ts';
import { Recurring } from './recurring.ts';
import { PaymentSyncService } from './sync/payment-sync.service.ts';
import { ReconciliationService } from './sync/reconciliation.service.ts';
import { TransitionsService } from './transitions.service.ts';
import { PaymentEventPruning } from './webhook/payment-event-pruning.ts';
import { StripeWebhookController } from './webhook/stripe-webhook.controller.ts';
import { StripeWebhookService } from './webhook/stripe-webhook.service.ts';

@Module({
  imports: [JobsModule, RateLimitsModule, StripeModule],
  controllers: [PaymentSetupController, StripeWebhookController],
  providers: [
    DisputesService,
    ImportedPayments,
    IntentsService,
    PageTokenService,
    Payables,
    PayerDataService,
    PaymentEventPruning,
    CardTestingLimitsService,
    PaymentStatusService,
    ReconciliationService,
    Recurring,
    PaymentSyncService,
    StripeWebhookService,
    TransitionsService,
  ],
  exports: [
    DisputesService,
    ImportedPayments,
    IntentsService,
    Payables,
    PayerDataService,
    CardTestingLimitsService,
    PaymentStatusService,
    Recurring,
    PaymentSyncService,
    TransitionsService,
  ],
})
export class PaymentsModule {}
