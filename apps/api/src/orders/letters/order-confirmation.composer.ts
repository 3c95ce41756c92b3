import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderNumberOf } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import type { Letter, LetterComposer } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { orderConfirmationLetter } from '../../mail/templates/order-confirmation.letter.ts';
import { addressLinesOf, buyerNameOf, orderPageUrl } from '../order-address.ts';
import { linesOf } from '../order-lines.ts';
import { OrderEntity } from '../order.entity.ts';

export const ORDER_CONFIRMATION = 'order-confirmation';

/** Puts the letter about a paid order together from what is stored. */
@Injectable()
export class OrderConfirmationComposer implements LetterComposer, OnModuleInit {
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
  async compose(orderId: number): Promise<Letter | undefined> {
    const { manager } = this.dataSource;
    const order = await manager.findOneByOrFail(OrderEntity, { id: orderId });
    if (order.paidAt === null || order.state === 'refunded') return undefined;
    const name = buyerNameOf(order);
    return orderConfirmationLetter({
      number: orderNumberOf(order.id),
      paidAt: order.paidAt,
      name,
      email: order.email,
      lines: await linesOf(manager, orderId),
      subtotalCents: order.subtotalCents,
      shippingCents: order.shippingCents,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
      address: [name, ...addressLinesOf(order)],
      pageUrl: orderPageUrl(this.settings.publicUrl, order),
    });
  }
}
