import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { PaymentsModule, RefundsModule } from '@paniscus/server/payments';
import { JobsModule } from '@paniscus/server/platform';
import { ProductsModule } from '../catalog/products.module.ts';
import { FulfillmentModule } from '../fulfillment/fulfillment.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ShippingModule } from '../shipping/shipping.module.ts';
import { TaxModule } from '../tax/tax.module.ts';
import { BuyerDataService } from './buyer-data.service.ts';
import { EditableOrders } from './edit/editable-orders.service.ts';
import { OrderChangedEmailBuilder } from './edit/order-changed-email.builder.ts';
import { OrderEditCheck } from './edit/order-edit-check.service.ts';
import { OrderEditStore } from './edit/order-edit-store.service.ts';
import { OrderEditsController } from './edit/order-edits.controller.ts';
import { OrderEdits } from './edit/order-edits.service.ts';
import { OrderHistory } from './history/order-history.service.ts';
import { OrderListController } from './list/order-list.controller.ts';
import { OrderListService } from './list/order-list.service.ts';
import { OrderEmailCorrectionController } from './order-email-correction.controller.ts';
import { OrderEmailCorrection } from './order-email-correction.service.ts';
import { OrderActions } from './order-actions.service.ts';
import { OrdersAdminController } from './orders-admin.controller.ts';
import { OrderNotices } from './order-notices.service.ts';
import { OrderTotalsService } from './order-totals.service.ts';
import { RefundableOrder } from './refundable-order.ts';
import { StaffOrderService } from './staff-order.service.ts';
import { StuckOrders } from './stuck-orders.service.ts';

@Module({
  imports: [
    FulfillmentModule,
    JobsModule,
    EmailModule,
    OrdersModule,
    PaymentsModule,
    ProductsModule,
    RefundsModule,
    ShippingModule,
    TaxModule,
  ],
  controllers: [
    OrderEditsController,
    OrderEmailCorrectionController,
    OrdersAdminController,
    OrderListController,
  ],
  providers: [
    BuyerDataService,
    EditableOrders,
    OrderActions,
    OrderChangedEmailBuilder,
    OrderEditCheck,
    OrderEditStore,
    OrderEdits,
    OrderEmailCorrection,
    OrderHistory,
    OrderListService,
    OrderNotices,
    OrderTotalsService,
    RefundableOrder,
    StaffOrderService,
    StuckOrders,
  ],
  exports: [BuyerDataService, OrderTotalsService],
})
export class OrdersAdminModule {}
