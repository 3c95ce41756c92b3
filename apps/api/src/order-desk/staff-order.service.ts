import { Injectable } from '@nestjs/common';
import type { OrderRefund, StaffOrder } from '@paniscus/domain';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { notFound } from '../common/problem.ts';
import { ParcelsService } from '../fulfilment/parcels/parcels.service.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { linesOf } from '../orders/order-lines.ts';
import { ORDER } from '../orders/order-transitions.service.ts';
import { orderPageOf } from '../orders/page/order.view.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { OrderHistory } from './history/order-history.service.ts';
import { RefundEntity } from './refunds/refund.entity.ts';
import { RefundRequests } from './refunds/refund-requests.service.ts';
import { StuckOrders } from './stuck-orders.service.ts';

/** Everything that staff see of one order. */
@Injectable()
export class StaffOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly parcels: ParcelsService,
    private readonly refunds: RefundRequests,
    private readonly stuck: StuckOrders,
    private readonly history: OrderHistory,
  ) {}

  /** Throws a problem of status 404. */
  async of(id: number): Promise<StaffOrder> {
    const { manager } = this.dataSource;
    const order = await manager.findOneBy(OrderEntity, { id });
    if (order === null) throw notFound('There is no such order.');
    const lines = await linesOf(manager, id);
    return {
      ...orderPageOf(order, lines, await this.parcels.parcelsOf(manager, id)),
      id,
      email: order.email,
      phone: order.phone,
      intent_id: await this.intentOf(id),
      print_order_id: order.printOrderId,
      attention: await this.stuck.attentionOf(order),
      can_retry: (await this.stuck.reasonOf(order)) !== undefined,
      refundable_cents: await this.refunds.leftOf(manager, id),
      refunds: await this.refundsOf(id),
      history: await this.history.of(order),
    };
  }

  /** The payment's that was paid, else the newest one's. */
  private async intentOf(payableId: number): Promise<string | null> {
    const payments = this.dataSource.getRepository(PaymentEntity);
    const ours = { kind: ORDER, payableId, intentId: Not(IsNull()) } as const;
    const paid = await payments.findOneBy({ ...ours, state: In(['succeeded', 'refunded']) });
    const newest = paid ?? (await payments.findOne({ where: ours, order: { id: 'DESC' } }));
    return newest?.intentId ?? null;
  }

  private async refundsOf(orderId: number): Promise<OrderRefund[]> {
    const refunds = await this.dataSource.manager.find(RefundEntity, {
      where: { orderId },
      order: { id: 'ASC' },
    });
    return refunds.map(({ id, amountCents, state, reason, requestedBy, createdAt }) => ({
      id,
      amount_cents: amountCents,
      state,
      reason,
      by: requestedBy,
      created_at: createdAt.toISOString(),
    }));
  }
}
