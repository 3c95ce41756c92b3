import { Injectable } from '@nestjs/common';
import type { StaffOrder } from '@paniscus/domain/orders';
import { StaffNames } from '@paniscus/server/identity';
import { DisputesService, PaymentHistory, RefundRequests } from '@paniscus/server/payments';
import { notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { ParcelsService } from '../fulfillment/parcels/parcels.service.ts';
import { listLines } from '../orders/order-lines.ts';
import { ORDER, OrderTransitions } from '../orders/order-transitions.service.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { toOrderPage } from '../orders/page/order.view.ts';
import { EditableOrders } from './edit/editable-orders.service.ts';
import { canResolve } from './can-resolve.ts';
import { OrderHistory } from './history/order-history.service.ts';
import { StuckOrders } from './stuck-orders.service.ts';

@Injectable()
export class StaffOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly parcels: ParcelsService,
    private readonly payments: PaymentHistory,
    private readonly refunds: RefundRequests,
    private readonly disputes: DisputesService,
    private readonly editable: EditableOrders,
    private readonly stuck: StuckOrders,
    private readonly history: OrderHistory,
    private readonly staffNames: StaffNames,
  ) {}

  async get(id: number): Promise<StaffOrder> {
    const { manager } = this.dataSource;
    const order = await manager.findOneBy(OrderEntity, { id });
    if (order === null) throw notFound('Order not found.');
    const payable = { kind: ORDER, payableId: id } as const;
    const lines = await listLines(manager, id);
    const parcels = await this.parcels.listParcels(manager, id);
    const furthestStep = await this.transitions.findFurthestStep(manager, id);
    const names = await this.staffNames.load();
    const refunds = await this.payments.listRefunds(payable);
    const history = await this.history.list(order);
    const stuckReason = await this.stuck.getReason(order);
    return {
      ...toOrderPage(order, lines, { parcels, furthestStep }),
      id,
      email: order.email,
      phone: order.phone,
      intent_id: await this.payments.getIntentId(payable),
      print_order_id: order.printOrderId,
      attention: await this.stuck.buildAttentionNote(order),
      dispute: await this.disputes.find(ORDER, id),
      refused_emails: (await this.stuck.hasRefusedEmail(order)) ? [order.email] : [],
      edit: await this.editable.describe(order, lines),
      can_resolve: canResolve(order),
      is_waiting: stuckReason === 'waiting',
      can_retry: stuckReason !== undefined,
      refundable_cents: await this.refunds.getRefundableCents(manager, payable),
      refunds: refunds.map((refund) => ({ ...refund, by: names.format(refund.by) })),
      history: history.map((event) => ({ ...event, cause: names.formatCause(event.cause) })),
    };
  }
}
