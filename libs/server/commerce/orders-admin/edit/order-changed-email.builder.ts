import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatAddressLines } from '@paniscus/domain/orders';
import { orderChangedEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { toOrderFacts } from '../../orders/emails/order-facts.ts';
import { formatBuyerName } from '../../orders/order-address.ts';
import { listLines } from '../../orders/order-lines.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { OrderEditEntity } from './order-edit.entity.ts';
import { ORDER_CHANGED } from './order-edit.types.ts';

@Injectable()
export class OrderChangedEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = ORDER_CHANGED;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  /** Returns undefined for an order that was refunded before the email was sent. */
  async build(editId: number): Promise<Email | undefined> {
    const { manager } = this.dataSource;
    const { orderId, changes } = await manager.findOneByOrFail(OrderEditEntity, { id: editId });
    const order = await manager.findOneByOrFail(OrderEntity, { id: orderId });
    if (order.state === 'refunded') return undefined;
    return orderChangedEmail({
      ...toOrderFacts(order, this.settings.publicUrl),
      changes,
      lines: await listLines(manager, orderId),
      address: [formatBuyerName(order), ...formatAddressLines(order)],
      phone: order.phone,
      totalCents: order.totalCents,
    });
  }
}
