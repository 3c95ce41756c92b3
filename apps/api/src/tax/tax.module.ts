/** Sales tax, as the payment provider's tax service has it. */
import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.ts';
import { ShippingModule } from '../shipping/shipping.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { TaxController } from './tax.controller.ts';
import { TaxService } from './tax.service.ts';

@Module({
  imports: [ProductsModule, ShippingModule, StripeModule],
  controllers: [TaxController],
  providers: [TaxService],
  exports: [TaxService],
})
export class TaxModule {}
