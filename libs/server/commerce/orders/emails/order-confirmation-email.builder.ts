import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatAddressLines, formatOrderNumber, isOrderFinished } from '@paniscus/domain/orders';
import { orderConfirmationEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { formatBuyerName, buildOrderPageUrl } from '../order-address.ts';
import { listLines } from '../order-lines.ts';
import { toDiscount } from './order-facts.ts';
import { OrderEntity } from '../order.entity.ts';

export const ORDER_CONFIRMATION = 'order-confirmation';

@Injectable()
export class OrderConfirmationEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = ORDER_CONFIRMATION;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /** Returns undefined for an order that was refunded before the email was sent. */
  async build(orderId: number): Promise<Email | undefined> {
    const { manager } = this.dataSource;
    const order = await manager.findOneByOrFail(OrderEntity, { id: orderId });
    if (order.paidAt === null || order.state === 'refunded') return undefined;
    const name = formatBuyerName(order);
    return orderConfirmationEmail({
      number: formatOrderNumber(order.id),
      paidAt: order.paidAt,
      name,
      email: order.email,
      lines: await listLines(manager, orderId),
      subtotalCents: order.subtotalCents,
      discount: toDiscount(order),
      shippingCents: order.shippingCents,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
      refundedCents: order.refundedCents,
      isAwaited: !isOrderFinished(order.state),
      address: [name, ...formatAddressLines(order)],
      pageUrl: buildOrderPageUrl(this.settings.publicUrl, order),
    });
  }
}
