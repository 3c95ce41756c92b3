import { Module } from '@nestjs/common';
import { StripeCustomersService } from './stripe-customers.service.ts';
import { StripeRefundsService } from './stripe-refunds.service.ts';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.ts';
import { StripeTaxService } from './stripe-tax.service.ts';
import { StripeService } from './stripe.service.ts';

@Module({
  providers: [
    StripeCustomersService,
    StripeRefundsService,
    StripeService,
    StripeSubscriptionsService,
    StripeTaxService,
  ],
  exports: [
    StripeCustomersService,
    StripeRefundsService,
    StripeService,
    StripeSubscriptionsService,
    StripeTaxService,
  ],
})
export class StripeModule {}
