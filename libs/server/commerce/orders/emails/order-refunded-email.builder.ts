import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderRefundedEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { toDiscount, toOrderFacts } from './order-facts.ts';
import { listLines } from '../order-lines.ts';
import { OrderEntity } from '../order.entity.ts';
import { OrderRefundEntity } from '../payment/order-refund.entity.ts';

/** Its subject is an order refund. */
export const ORDER_REFUNDED = 'order-refunded';

@Injectable()
export class OrderRefundedEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = ORDER_REFUNDED;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async build(refundId: number): Promise<Email> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneByOrFail(OrderRefundEntity, { id: refundId });
    const order = await manager.findOneByOrFail(OrderEntity, { id: refund.orderId });
    return orderRefundedEmail({
      ...toOrderFacts(order, this.settings.publicUrl),
      refundedAt: refund.refundedAt,
      amountCents: refund.amountCents,
      refundedCents: refund.refundedCents,
      lines: await listLines(manager, order.id),
      discount: toDiscount(order),
      shippingCents: order.shippingCents,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
    });
  }
}
