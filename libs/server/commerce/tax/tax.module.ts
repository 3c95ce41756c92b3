import { Module } from '@nestjs/common';
import { StripeModule } from '@paniscus/server/integrations';
import { ProductsModule } from '../catalog/products.module.ts';
import { DiscountsModule } from '../discounts/discounts.module.ts';
import { ShippingModule } from '../shipping/shipping.module.ts';
import { TaxController } from './tax.controller.ts';
import { TaxService } from './tax.service.ts';

@Module({
  imports: [DiscountsModule, ProductsModule, ShippingModule, StripeModule],
  controllers: [TaxController],
  providers: [TaxService],
  exports: [TaxService],
})
export class TaxModule {}
