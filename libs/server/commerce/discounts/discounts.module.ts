import { Module } from '@nestjs/common';
import { RateLimitsModule } from '@paniscus/server/platform';
import { ProductsModule } from '../catalog/products.module.ts';
import { DiscountCodesController } from './discount-codes.controller.ts';
import { DiscountCodesService } from './discount-codes.service.ts';
import { DiscountsService } from './discounts.service.ts';

@Module({
  imports: [ProductsModule, RateLimitsModule],
  controllers: [DiscountCodesController],
  providers: [DiscountCodesService, DiscountsService],
  exports: [DiscountsService],
})
export class DiscountsModule {}
