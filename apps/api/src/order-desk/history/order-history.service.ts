import { Injectable } from '@nestjs/common';
import type { OrderEvent } from '@paniscus/domain';
import { DataSource, In } from 'typeorm';
import { historyEvent as findEvent, emailEvent } from '../../common/listing/history-event.ts';
import { OrderNoteEntity } from '../../fulfilment/notes/order-note.entity.ts';
import { ParcelEntity } from '../../fulfilment/parcels/parcel.entity.ts';
import { ORDER_SHIPPED } from '../../fulfilment/parcels/parcels.service.ts';
import { MailEntity } from '../../mail/mail.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { ORDER } from '../../orders/order-transitions.service.ts';
import { MoneyRecord } from '../../refunds/money-record.service.ts';
import { getEmailName, STATE_LABELS } from './history.words.ts';

/** Letters about the order itself; those about a parcel are found by the parcel. */
const ORDER_LETTERS = ['order-confirmation', 'order-link'];

/** Everything that ever happened to an order. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: MoneyRecord,
  ) {}

  /** Oldest first. */
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
    // The print shop has another clock, of whole seconds.
    return [placed, ...events.map((event) => (event.at < placed.at ? { ...event, at: placed.at } : event))];
  }

  /** The letters about an order and its parcels. */
  async listEmails(orderId: number): Promise<MailEntity[]> {
    const { manager } = this.dataSource;
    const parcels = await manager.findBy(ParcelEntity, { orderId });
    return manager.find(MailEntity, {
      where: [
        { kind: In(ORDER_LETTERS), subjectId: orderId },
        { kind: ORDER_SHIPPED, subjectId: In(parcels.map(({ id }) => id)) },
      ],
      order: { id: 'ASC' },
    });
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
