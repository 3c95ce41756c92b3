import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderLinkEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { toOrderFacts } from './order-facts.ts';
import { OrderEntity } from '../order.entity.ts';

export const ORDER_LINK = 'order-link';

@Injectable()
export class OrderLinkEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = ORDER_LINK;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async build(orderId: number): Promise<Email> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
    return orderLinkEmail({
      ...toOrderFacts(order, this.settings.publicUrl),
    });
  }
}
