/** Money that staff give back, of an order or a donation: stored first, given once, finished whatever happens. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { MoneyRecord } from './money-record.service.ts';
import { RefundRequests } from './refund-requests.service.ts';
import { RefundRounds } from './refund-rounds.service.ts';
import { Refundables } from './refundables.ts';
import { RefundsService } from './refunds.service.ts';

@Module({
  imports: [JobsModule, PaymentsModule, StripeModule],
  providers: [MoneyRecord, RefundRequests, RefundRounds, Refundables, RefundsService],
  exports: [MoneyRecord, RefundRequests, Refundables, RefundsService],
})
export class RefundsModule {}
