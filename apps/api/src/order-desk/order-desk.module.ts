/** The desk of the staff who look after orders: find them, see what happened, try again, write again, give money back. */
import { Module } from '@nestjs/common';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { RefundsModule } from '../refunds/refunds.module.ts';
import { OrderHistory } from './history/order-history.service.ts';
import { OrderListController } from './list/order-list.controller.ts';
import { OrderListService } from './list/order-list.service.ts';
import { OrderActions } from './order-actions.service.ts';
import { OrdersAdminController } from './order-desk.controller.ts';
import { RefundableOrder } from './refundable-order.ts';
import { StaffOrderService } from './staff-order.service.ts';
import { StuckOrders } from './stuck-orders.service.ts';

@Module({
  imports: [FulfilmentModule, JobsModule, MailModule, OrdersModule, PaymentsModule, RefundsModule],
  controllers: [OrdersAdminController, OrderListController],
  providers: [OrderActions, OrderHistory, OrderListService, RefundableOrder, StaffOrderService, StuckOrders],
})
export class OrdersAdminModule {}
