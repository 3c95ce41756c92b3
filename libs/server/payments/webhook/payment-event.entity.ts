import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('payment_events')
export class PaymentEventEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** Null when the event is not about one of our payments. */
  @Column('integer', { name: 'payment_id', nullable: true })
  paymentId: number | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;
}
