import { Module } from '@nestjs/common';
import { StripeRefundsService } from './stripe-refunds.service.ts';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.ts';
import { StripeTaxService } from './stripe-tax.service.ts';
import { StripeService } from './stripe.service.ts';

@Module({
  providers: [StripeRefundsService, StripeService, StripeSubscriptionsService, StripeTaxService],
  exports: [StripeRefundsService, StripeService, StripeSubscriptionsService, StripeTaxService],
})
export class StripeModule {}
