import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook event that was dealt with; its id is the provider's. */
@Entity('payment_events')
export class PaymentEventEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** Null: about nothing of ours. */
  @Column('integer', { name: 'payment_id', nullable: true })
  paymentId: number | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;
}
