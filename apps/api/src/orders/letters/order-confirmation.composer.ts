import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import type { Email, EmailComposer } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { orderConfirmationEmail } from '../../mail/templates/order-confirmation.letter.ts';
import { formatAddressLines, formatBuyerName, orderPageUrl } from '../order-address.ts';
import { listLines } from '../order-lines.ts';
import { OrderEntity } from '../order.entity.ts';

export const ORDER_CONFIRMATION = 'order-confirmation';

/** Puts the letter about a paid order together from what is stored. */
@Injectable()
export class OrderConfirmationComposer implements EmailComposer, OnModuleInit {
  readonly kind = ORDER_CONFIRMATION;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /** An order that was given back before its letter went out gets none. */
  async compose(orderId: number): Promise<Email | undefined> {
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
      shippingCents: order.shippingCents,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
      address: [name, ...formatAddressLines(order)],
      pageUrl: orderPageUrl(this.settings.publicUrl, order),
    });
  }
}
