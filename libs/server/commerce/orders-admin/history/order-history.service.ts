import { Injectable } from '@nestjs/common';
import type { OrderEvent } from '@paniscus/domain/orders';
import { EmailLogService } from '@paniscus/server/integrations';
import type { EmailRecord } from '@paniscus/server/integrations';
import { PaymentHistory } from '@paniscus/server/payments';
import { buildHistoryEvent, buildEmailEvent } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { OrderNoteEntity } from '../../fulfillment/notes/order-note.entity.ts';
import { ParcelEntity } from '../../fulfillment/parcels/parcel.entity.ts';
import { ORDER_SHIPPED } from '../../fulfillment/parcels/parcels.service.ts';
import { ORDER_REFUNDED } from '../../orders/emails/order-refunded-email.builder.ts';
import { ORDER } from '../../orders/order-transitions.service.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { OrderRefundEntity } from '../../orders/payment/order-refund.entity.ts';
import { OrderEditEntity } from '../edit/order-edit.entity.ts';
import { ORDER_CHANGED } from '../edit/order-edit.types.ts';
import { getEmailName, STATE_LABELS } from './history-labels.ts';

/** Emails about the order itself; emails about a parcel, a refund or a change are found by these. */
const ORDER_EMAILS = ['order-confirmation', 'order-link', 'order-canceled'];

/** Staff do not pay an order: they let one that was on hold go on. */
const nameRetry = (event: OrderEvent): OrderEvent =>
  event.text === STATE_LABELS.paid && event.cause.startsWith('staff ')
    ? { ...event, text: 'Retried' }
    : event;

@Injectable()
export class OrderHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentHistory,
    private readonly emailLog: EmailLogService,
  ) {}

  async list(order: OrderEntity): Promise<OrderEvent[]> {
    const placed = buildHistoryEvent(order.createdAt, 'state', STATE_LABELS.pending, 'buyer');
    const payable = { kind: ORDER, payableId: order.id } as const;
    const groups: OrderEvent[][] = await Promise.all([
      this.payments.stateEvents(payable, STATE_LABELS).then((events) => events.map(nameRetry)),
      this.payments.paymentEvents(payable),
      this.emailEvents(order.id),
      this.parcelEvents(order.id),
      this.payments.refundEvents(payable),
      this.noteEvents(order.id),
    ]);
    const events = groups.flat().sort((one, other) => one.at.localeCompare(other.at));
    // Printify has its own clock, with a resolution of one second.
    return [placed, ...events.map((event) => (event.at < placed.at ? { ...event, at: placed.at } : event))];
  }

  async listEmails(orderId: number): Promise<EmailRecord[]> {
    const { manager } = this.dataSource;
    const parcels = await manager.findBy(ParcelEntity, { orderId });
    const refunds = await manager.findBy(OrderRefundEntity, { orderId });
    const edits = await manager.findBy(OrderEditEntity, { orderId });
    return this.emailLog.list(
      { kinds: ORDER_EMAILS, subjectIds: [orderId] },
      { kinds: [ORDER_SHIPPED], subjectIds: parcels.map(({ id }) => id) },
      { kinds: [ORDER_REFUNDED], subjectIds: refunds.map(({ id }) => id) },
      { kinds: [ORDER_CHANGED], subjectIds: edits.map(({ id }) => id) },
    );
  }

  private async emailEvents(orderId: number): Promise<OrderEvent[]> {
    const mails = await this.listEmails(orderId);
    return mails.map((mail) => buildEmailEvent(getEmailName(mail.kind), mail));
  }

  private async parcelEvents(orderId: number): Promise<OrderEvent[]> {
    const parcels = await this.dataSource.manager.findBy(ParcelEntity, { orderId });
    return parcels.flatMap(({ carrier, trackingNumber, shippedAt, deliveredAt }) => {
      const name = `Package ${[carrier, trackingNumber].filter(Boolean).join(' ')}`;
      const shipped = buildHistoryEvent(shippedAt, 'parcel', `${name} shipped`, 'print shop');
      if (deliveredAt === null) return [shipped];
      return [shipped, buildHistoryEvent(deliveredAt, 'parcel', `${name} delivered`, 'print shop')];
    });
  }

  private async noteEvents(orderId: number): Promise<OrderEvent[]> {
    const notes = await this.dataSource.manager.findBy(OrderNoteEntity, { orderId });
    return notes.map(({ at, text, cause }) => buildHistoryEvent(at, 'note', text, cause));
  }
}
