import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderNumberOf } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import type { Letter, LetterComposer } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { orderLinkLetter } from '../../mail/templates/order-link.letter.ts';
import { buyerNameOf, orderPageUrl } from '../order-address.ts';
import { OrderEntity } from '../order.entity.ts';

export const ORDER_LINK = 'order-link';

/** The letter for somebody who looks for their order. */
@Injectable()
export class OrderLinkComposer implements LetterComposer, OnModuleInit {
  readonly kind = ORDER_LINK;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async compose(orderId: number): Promise<Letter> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
    return orderLinkLetter({
      number: orderNumberOf(order.id),
      name: buyerNameOf(order),
      email: order.email,
      pageUrl: orderPageUrl(this.settings.publicUrl, order),
    });
  }
}
