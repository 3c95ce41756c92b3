import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderShippedEmail } from '@paniscus/emails';
import type { Email, EmailBuilder } from '@paniscus/emails';
import { OutboxService } from '@paniscus/server/integrations';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { toDiscount, toOrderFacts } from '../../orders/emails/order-facts.ts';
import { listLines } from '../../orders/order-lines.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { ParcelEntity } from './parcel.entity.ts';
import { ORDER_SHIPPED } from './parcels.service.ts';

@Injectable()
export class OrderShippedEmailBuilder implements EmailBuilder, OnModuleInit {
  readonly kind = ORDER_SHIPPED;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.register(this);
  }

  async build(parcelId: number): Promise<Email> {
    const { manager } = this.dataSource;
    const parcel = await manager.findOneByOrFail(ParcelEntity, { id: parcelId });
    const order = await manager.findOneByOrFail(OrderEntity, { id: parcel.orderId });
    const { carrier, trackingNumber, trackingUrl, containsAllItems } = parcel;
    const lines = await listLines(manager, order.id);
    return orderShippedEmail({
      ...toOrderFacts(order, this.settings.publicUrl),
      carrier,
      trackingNumber,
      trackingUrl,
      items: lines.map(({ title, quantity, priceCents }) => ({ title, quantity, priceCents })),
      discount: toDiscount(order),
      totalCents: order.totalCents,
      containsAllItems,
    });
  }
}
