import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A refund of an order as the buyer is notified of it, whether staff made it here or in the provider's dashboard. */
@Entity('order_refunds')
export class OrderRefundEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** Running total, which identifies the refund within its order. */
  @Column('integer', { name: 'refunded_cents' })
  refundedCents: number;

  @Column('timestamptz', { name: 'refunded_at' })
  refundedAt: Date;
}
