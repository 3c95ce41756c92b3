import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import type { Email, EmailComposer } from '../../mail/letter.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { orderLinkEmail } from '../../mail/templates/order-link.letter.ts';
import { formatBuyerName, orderPageUrl } from '../order-address.ts';
import { OrderEntity } from '../order.entity.ts';

export const ORDER_LINK = 'order-link';

/** The letter for somebody who looks for their order. */
@Injectable()
export class OrderLinkComposer implements EmailComposer, OnModuleInit {
  readonly kind = ORDER_LINK;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async compose(orderId: number): Promise<Email> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
    return orderLinkEmail({
      number: formatOrderNumber(order.id),
      name: formatBuyerName(order),
      email: order.email,
      pageUrl: orderPageUrl(this.settings.publicUrl, order),
    });
  }
}
