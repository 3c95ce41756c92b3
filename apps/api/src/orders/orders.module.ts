/** Orders of the shop: begun by a buyer, settled by the payment provider, confirmed by e-mail. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { ProductsModule } from '../products/products.module.ts';
import { ShippingModule } from '../shipping/shipping.module.ts';
import { TaxModule } from '../tax/tax.module.ts';
import { AbandonedOrdersService } from './money/abandoned-orders.service.ts';
import { OrderConfirmationComposer } from './letters/order-confirmation.composer.ts';
import { OrderEmailService } from './letters/order-email.service.ts';
import { OrderLinkComposer } from './letters/order-link.composer.ts';
import { OrderLookupService } from './letters/order-lookup.service.ts';
import { OrderPageService } from './page/order-page.service.ts';
import { OrderPayable } from './money/order.payable.ts';
import { OrderStore } from './begin/order-store.service.ts';
import { OrderTransitions } from './order-transitions.service.ts';
import { OrdersController } from './orders.controller.ts';
import { OrdersService } from './begin/orders.service.ts';
import { ParcelSources } from './page/parcel-sources.ts';
import { QuoteService } from './begin/quote.service.ts';
import { TaxRecordService } from './money/tax-record.service.ts';

@Module({
  imports: [JobsModule, LimitsModule, MailModule, PaymentsModule, ProductsModule, ShippingModule, TaxModule],
  controllers: [OrdersController],
  providers: [
    AbandonedOrdersService,
    OrderConfirmationComposer,
    OrderEmailService,
    OrderLinkComposer,
    OrderLookupService,
    OrderPageService,
    OrderPayable,
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
