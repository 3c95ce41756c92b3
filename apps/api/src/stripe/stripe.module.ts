/** The payment provider: the only room that knows its SDK. */
import { Module } from '@nestjs/common';
import { StripeService } from './stripe.service.ts';

@Module({ providers: [StripeService], exports: [StripeService] })
export class StripeModule {}
