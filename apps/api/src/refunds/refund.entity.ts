import type { OrderRefund } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PayableKind } from '../payments/payables.ts';

/** Money that staff give back; stored before the provider is asked. */
@Entity('refunds')
export class RefundEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: PayableKind;

  /** The donation's or order's own id. */
  @Column('integer', { name: 'payable_id' })
  payableId: number;

  @Column('integer', { name: 'payment_id' })
  paymentId: number;

  /** The browser's own id of its dialog, a UUID: the same one is the same refund. */
  @Column('uuid', { name: 'refund_key' })
  refundKey: string;

  /** Row and purpose, towards the provider: `order:17:refund:5f0c…`. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** Whether nothing of the payment is left with it; what it pays for waits meanwhile. */
  @Column('boolean', { name: 'is_rest' })
  isRest: boolean;

  @Column('text')
  state: OrderRefund['state'];

  /** May be empty. */
  @Column('text')
  reason: string;

  /** Login name of the account. */
  @Column('text', { name: 'requested_by' })
  requestedBy: string;

  /** Why the provider refuses it. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** While this lies ahead, somebody is asking the provider; null once it is settled. */
  @Column('timestamptz', { name: 'next_try_at', nullable: true })
  nextTryAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
