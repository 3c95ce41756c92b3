/**
 * Fulfillment of paid orders: submits them to Printify once, follows them until delivery and sends an email for each
 * parcel.
 */
import { Module } from '@nestjs/common';
import { EmailModule, PrintifyModule } from '@paniscus/server/integrations';
import { JobsModule } from '@paniscus/server/platform';
import { OrdersModule } from '../orders/orders.module.ts';
import { OrderNotes } from './notes/order-notes.service.ts';
import { OrderShippedEmailBuilder } from './parcels/order-shipped-email.builder.ts';
import { ParcelsService } from './parcels/parcels.service.ts';
import { PrintifyEventPruning } from './pollers/printify-event-pruning.ts';
import { FulfillmentPoller } from './pollers/fulfillment-poller.service.ts';
import { FollowOrderService } from './progress/follow-order.service.ts';
import { OrderCanceledEmailBuilder } from './submission/order-canceled-email.builder.ts';
import { PrintifyOrders } from './submission/printify-orders.service.ts';
import { Submissions } from './submission/submissions.service.ts';
import { SubmitOrderService } from './submission/submit-order.service.ts';
import { WithdrawOrderService } from './submission/withdraw-order.service.ts';
import { PrintifyWebhookController } from './webhook/printify-webhook.controller.ts';
import { PrintifyWebhookService } from './webhook/printify-webhook.service.ts';

@Module({
  imports: [JobsModule, EmailModule, OrdersModule, PrintifyModule],
  controllers: [PrintifyWebhookController],
  providers: [
    PrintifyEventPruning,
    FollowOrderService,
    FulfillmentPoller,
    OrderCanceledEmailBuilder,
    OrderNotes,
    OrderShippedEmailBuilder,
    ParcelsService,
    PrintifyOrders,
    PrintifyWebhookService,
    Submissions,
    SubmitOrderService,
    WithdrawOrderService,
  ],
  exports: [OrderNotes, ParcelsService, PrintifyOrders, Submissions],
})
export class FulfillmentModule {}
