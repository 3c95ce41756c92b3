import { Module } from '@nestjs/common';
import { StripeModule } from '@paniscus/server/integrations';
import { JobsModule } from '@paniscus/server/platform';
import { PaymentsModule } from '../payments.module.ts';
import { PaymentHistory } from './payment-history.service.ts';
import { RefundPoller } from './refund-poller.service.ts';
import { RefundRequests } from './refund-requests.service.ts';
import { Refundables } from './refundables.ts';
import { RefundsService } from './refunds.service.ts';

@Module({
  imports: [JobsModule, PaymentsModule, StripeModule],
  providers: [PaymentHistory, RefundRequests, RefundPoller, Refundables, RefundsService],
  exports: [PaymentHistory, RefundRequests, Refundables, RefundsService],
})
export class RefundsModule {}
