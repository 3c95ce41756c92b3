import { Injectable } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain';
import type { OrderEvent, OrderState, PaymentState } from '@paniscus/domain';
import { DataSource, In } from 'typeorm';
import { OrderNoteEntity } from '../../fulfilment/notes/order-note.entity.ts';
import { ParcelEntity } from '../../fulfilment/parcels/parcel.entity.ts';
import { ORDER_SHIPPED } from '../../fulfilment/parcels/parcels.service.ts';
import { MailEntity } from '../../mail/mail.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { ORDER } from '../../orders/order-transitions.service.ts';
import { PaymentEntity } from '../../payments/payment.entity.ts';
import { TransitionEntity } from '../../payments/transition.entity.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import { letterName, PAYMENT_WORDS, STATE_WORDS } from './history.words.ts';

/** Letters about the order itself; those about a parcel are found by the parcel. */
const ORDER_LETTERS = ['order-confirmation', 'order-link'];

/** Everything that ever happened to an order. */
@Injectable()
export class OrderHistory {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  async of(order: OrderEntity): Promise<OrderEvent[]> {
    const placed = eventOf(order.createdAt, 'state', STATE_WORDS.pending, 'buyer');
    const parts = await Promise.all([
      this.states(order.id),
      this.payments(order.id),
      this.letters(order.id),
      this.parcels(order.id),
      this.refunds(order.id),
      this.notes(order.id),
    ]);
    const events = parts.flat().sort((one, other) => one.at.localeCompare(other.at));
    // The print shop has another clock, of whole seconds.
    return [placed, ...events.map((event) => (event.at < placed.at ? { ...event, at: placed.at } : event))];
  }

  /** The letters about an order and its parcels. */
  async mailsOf(orderId: number): Promise<MailEntity[]> {
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

  private async states(subjectId: number): Promise<OrderEvent[]> {
    const moves = await this.moves(ORDER, [subjectId]);
    return moves.map(({ at, to, cause }) => eventOf(at, 'state', STATE_WORDS[to as OrderState], cause));
  }

  private async payments(payableId: number): Promise<OrderEvent[]> {
    const payments = await this.dataSource.manager.findBy(PaymentEntity, { kind: ORDER, payableId });
    const amounts = new Map(payments.map(({ id, amountCents }) => [id, formatDollars(amountCents)]));
    const moves = await this.moves('payment', [...amounts.keys()]);
    return moves.map(({ at, to, cause, subjectId }) =>
      eventOf(at, 'payment', `${PAYMENT_WORDS[to as PaymentState]} (${amounts.get(subjectId)})`, cause),
    );
  }

  private moves(kind: string, subjectIds: number[]): Promise<TransitionEntity[]> {
    return this.dataSource.manager.find(TransitionEntity, {
      where: { kind, subjectId: In(subjectIds) },
      order: { id: 'ASC' },
    });
  }

  private async letters(orderId: number): Promise<OrderEvent[]> {
    const mails = await this.mailsOf(orderId);
    return mails.map(({ kind, state, createdAt, sentAt }) => {
      const name = letterName(kind);
      if (sentAt !== null) return eventOf(sentAt, 'mail', `${name} sent`, 'mail');
      return eventOf(
        createdAt,
        'mail',
        `${name} ${state === 'void' ? 'not needed any more' : 'waiting'}`,
        'mail',
      );
    });
  }

  private async parcels(orderId: number): Promise<OrderEvent[]> {
    const parcels = await this.dataSource.manager.findBy(ParcelEntity, { orderId });
    return parcels.flatMap(({ carrier, trackingNumber, shippedAt, deliveredAt }) => {
      const name = `Parcel ${[carrier, trackingNumber].filter(Boolean).join(' ')}`;
      const shipped = eventOf(shippedAt, 'parcel', `${name} shipped`, 'print shop');
      if (deliveredAt === null) return [shipped];
      return [shipped, eventOf(deliveredAt, 'parcel', `${name} delivered`, 'print shop')];
    });
  }

  private async refunds(orderId: number): Promise<OrderEvent[]> {
    const refunds = await this.dataSource.manager.findBy(RefundEntity, { orderId });
    return refunds.flatMap((refund) => {
      const cause = `staff ${refund.requestedBy}`;
      const why = refund.reason === '' ? '' : `: ${refund.reason}`;
      const name = `Refund of ${formatDollars(refund.amountCents)}`;
      const requested = eventOf(refund.createdAt, 'refund', `${name} requested${why}`, cause);
      if (refund.settledAt === null) return [requested];
      const end = refund.state === 'succeeded' ? 'done' : `refused: ${refund.failure ?? 'no reason given'}`;
      return [requested, eventOf(refund.settledAt, 'refund', `${name} ${end}`, cause)];
    });
  }

  private async notes(orderId: number): Promise<OrderEvent[]> {
    const notes = await this.dataSource.manager.findBy(OrderNoteEntity, { orderId });
    return notes.map(({ at, text, cause }) => eventOf(at, 'note', text, cause));
  }
}

const eventOf = (at: Date, kind: OrderEvent['kind'], text: string, cause: string): OrderEvent => ({
  at: at.toISOString(),
  kind,
  text,
  cause,
});
