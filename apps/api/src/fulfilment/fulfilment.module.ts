/** Paid orders on their way: taken to the print shop once, followed to the door, each parcel announced by a letter. */
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PrintifyModule } from '../printify/printify.module.ts';
import { OrderNotes } from './notes/order-notes.service.ts';
import { OrderShippedComposer } from './parcels/order-shipped.composer.ts';
import { ParcelsService } from './parcels/parcels.service.ts';
import { FollowOrderService } from './progress/follow-order.service.ts';
import { EventPruning } from './rounds/event-pruning.service.ts';
import { FulfilmentRounds } from './rounds/fulfilment-rounds.service.ts';
import { PrintOrders } from './submission/print-orders.service.ts';
import { SubmitOrderService } from './submission/submit-order.service.ts';
import { Submissions } from './submission/submissions.service.ts';
import { WithdrawOrderService } from './submission/withdraw-order.service.ts';
import { PrintifyWebhookController } from './webhook/print-shop-webhook.controller.ts';
import { PrintifyWebhookService } from './webhook/print-shop-webhook.service.ts';

@Module({
  imports: [JobsModule, MailModule, OrdersModule, PrintifyModule],
  controllers: [PrintifyWebhookController],
  providers: [
    EventPruning,
    FollowOrderService,
    FulfilmentRounds,
    OrderNotes,
    OrderShippedComposer,
    ParcelsService,
    PrintOrders,
    PrintifyWebhookService,
    Submissions,
    SubmitOrderService,
    WithdrawOrderService,
  ],
  exports: [OrderNotes, ParcelsService, Submissions],
})
export class FulfilmentModule {}
