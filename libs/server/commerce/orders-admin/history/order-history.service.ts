import { Injectable } from '@nestjs/common';
import type { OrderEvent } from '@paniscus/domain/orders';
import { EmailLogService } from '@paniscus/server/integrations';
import type { EmailRecord } from '@paniscus/server/integrations';
import { PaymentHistory } from '@paniscus/server/payments';
import { historyEvent as findEvent, emailEvent } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { OrderNoteEntity } from '../../fulfillment/notes/order-note.entity.ts';
import { ParcelEntity } from '../../fulfillment/parcels/parcel.entity.ts';
import { ORDER_SHIPPED } from '../../fulfillment/parcels/parcels.service.ts';
import { ORDER } from '../../orders/order-transitions.service.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { getEmailName, STATE_LABELS } from './history-labels.ts';

/** Emails about the order itself; emails about a parcel are found by parcel. */
const ORDER_EMAILS = ['order-confirmation', 'order-link'];

@Injectable()
export class OrderHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: PaymentHistory,
    private readonly emailLog: EmailLogService,
  ) {}

  async of(order: OrderEntity): Promise<OrderEvent[]> {
    const placed = findEvent(order.createdAt, 'state', STATE_LABELS.pending, 'buyer');
    const paid = { kind: ORDER, payableId: order.id } as const;
    const parts: OrderEvent[][] = await Promise.all([
      this.money.stateEvents(paid, STATE_LABELS),
      this.money.paymentEvents(paid),
      this.emails(order.id),
      this.parcels(order.id),
      this.money.refundEvents(paid),
      this.notes(order.id),
    ]);
    const events = parts.flat().sort((one, other) => one.at.localeCompare(other.at));
    // Printify has its own clock, with a resolution of one second.
    return [placed, ...events.map((event) => (event.at < placed.at ? { ...event, at: placed.at } : event))];
  }

  async listEmails(orderId: number): Promise<EmailRecord[]> {
    const { manager } = this.dataSource;
    const parcels = await manager.findBy(ParcelEntity, { orderId });
    return this.emailLog.list(
      { kinds: ORDER_EMAILS, subjectIds: [orderId] },
      { kinds: [ORDER_SHIPPED], subjectIds: parcels.map(({ id }) => id) },
    );
  }

  private async emails(orderId: number): Promise<OrderEvent[]> {
    const mails = await this.listEmails(orderId);
    return mails.map((mail) => emailEvent(getEmailName(mail.kind), mail));
  }

  private async parcels(orderId: number): Promise<OrderEvent[]> {
    const parcels = await this.dataSource.manager.findBy(ParcelEntity, { orderId });
    return parcels.flatMap(({ carrier, trackingNumber, shippedAt, deliveredAt }) => {
      const name = `Parcel ${[carrier, trackingNumber].filter(Boolean).join(' ')}`;
      const shipped = findEvent(shippedAt, 'parcel', `${name} shipped`, 'print shop');
      if (deliveredAt === null) return [shipped];
      return [shipped, findEvent(deliveredAt, 'parcel', `${name} delivered`, 'print shop')];
    });
  }

  private async notes(orderId: number): Promise<OrderEvent[]> {
    const notes = await this.dataSource.manager.findBy(OrderNoteEntity, { orderId });
    return notes.map(({ at, text, cause }) => findEvent(at, 'note', text, cause));
  }
}
