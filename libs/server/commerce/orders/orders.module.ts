import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { PaymentsModule } from '@paniscus/server/payments';
import { JobsModule, RateLimitsModule } from '@paniscus/server/platform';
import { ProductsModule } from '../catalog/products.module.ts';
import { DiscountsModule } from '../discounts/discounts.module.ts';
import { ShippingModule } from '../shipping/shipping.module.ts';
import { TaxModule } from '../tax/tax.module.ts';
import { OrderStore } from './checkout/order-store.service.ts';
import { OrdersService } from './checkout/orders.service.ts';
import { QuoteService } from './checkout/quote.service.ts';
import { OrderConfirmationEmailBuilder } from './emails/order-confirmation-email.builder.ts';
import { OrderEmailService } from './emails/order-email.service.ts';
import { OrderLinkEmailBuilder } from './emails/order-link-email.builder.ts';
import { OrderLookupService } from './emails/order-lookup.service.ts';
import { OrderRefundedEmailBuilder } from './emails/order-refunded-email.builder.ts';
import { OrderTransitions } from './order-transitions.service.ts';
import { OrdersController } from './orders.controller.ts';
import { OrderPageService } from './page/order-page.service.ts';
import { ParcelSources } from './page/parcel-sources.ts';
import { AbandonedOrdersService } from './payment/abandoned-orders.service.ts';
import { OrderPayable } from './payment/order.payable.ts';
import { TaxRecordService } from './payment/tax-record.service.ts';

@Module({
  imports: [
    JobsModule,
    RateLimitsModule,
    EmailModule,
    PaymentsModule,
    DiscountsModule,
    ProductsModule,
    ShippingModule,
    TaxModule,
  ],
  controllers: [OrdersController],
  providers: [
    AbandonedOrdersService,
    OrderConfirmationEmailBuilder,
    OrderEmailService,
    OrderLinkEmailBuilder,
    OrderLookupService,
    OrderPageService,
    OrderPayable,
    OrderRefundedEmailBuilder,
    OrderStore,
    OrdersService,
    OrderTransitions,
    ParcelSources,
    QuoteService,
    TaxRecordService,
  ],
  exports: [OrderTransitions, ParcelSources],
})
export class OrdersModule {}
