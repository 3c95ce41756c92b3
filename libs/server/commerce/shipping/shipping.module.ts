import { Module } from '@nestjs/common';
import { PrintifyModule } from '@paniscus/server/integrations';
import { RateLimitsModule } from '@paniscus/server/platform';
import { ProductsModule } from '../catalog/products.module.ts';
import { QuoteLimit } from './quote-limit.ts';
import { ShippingController } from './shipping.controller.ts';
import { ShippingService } from './shipping.service.ts';

@Module({
  imports: [RateLimitsModule, PrintifyModule, ProductsModule],
  controllers: [ShippingController],
  providers: [QuoteLimit, ShippingService],
  exports: [QuoteLimit, ShippingService],
})
export class ShippingModule {}
