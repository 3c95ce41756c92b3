/** What it costs to send things, as the print shop has it. */
import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { PrintifyModule } from '../printify/printify.module.ts';
import { ProductsModule } from '../products/products.module.ts';
import { QuoteLimit } from './quote-limit.ts';
import { ShippingController } from './shipping.controller.ts';
import { ShippingService } from './shipping.service.ts';

@Module({
  imports: [LimitsModule, PrintifyModule, ProductsModule],
  controllers: [ShippingController],
  providers: [QuoteLimit, ShippingService],
  exports: [QuoteLimit, ShippingService],
})
export class ShippingModule {}
