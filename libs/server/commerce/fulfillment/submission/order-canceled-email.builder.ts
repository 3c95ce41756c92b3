import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderCanceledEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { toOrderFacts } from '../../orders/emails/order-facts.ts';
import { listLines } from '../../orders/order-lines.ts';
import { OrderEntity } from '../../orders/order.entity.ts';

export const ORDER_CANCELED = 'order-canceled';

@Injectable()
export class OrderCanceledEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = ORDER_CANCELED;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async build(orderId: number): Promise<Email> {
    const { manager } = this.dataSource;
    const order = await manager.findOneByOrFail(OrderEntity, { id: orderId });
    return orderCanceledEmail({
      ...toOrderFacts(order, this.settings.publicUrl),
      lines: await listLines(manager, orderId),
      totalCents: order.totalCents,
      refundedCents: order.refundedCents,
    });
  }
}
