import type { PaymentState } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PayableKind } from './payables.ts';

/** One try to be paid for a donation or an order; stored before the provider is asked for anything. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: PayableKind;

  /** The donation's or order's own id. */
  @Column('integer', { name: 'payable_id' })
  payableId: number;

  /** Row and purpose, towards the provider: `donation:17:intent:2500`. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** What the provider has given back so far. */
  @Column('integer', { name: 'refunded_cents' })
  refundedCents: number;

  @Column('text')
  currency: string;

  @Column('text')
  state: PaymentState;

  /** Null until the provider has answered. */
  @Column('text', { name: 'intent_id', nullable: true })
  intentId: string | null;

  /** The provider's subscription when the payment is a charge of one: then the provider made the intent. */
  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId: string | null;

  /** Keyed hashes of who asked, for limits only. */
  @Column('text', { name: 'network_key' })
  networkKey: string;

  @Column('text', { name: 'email_key' })
  emailKey: string;

  /** Null: asked for without a page token. */
  @Column('text', { name: 'session_key', nullable: true })
  sessionKey: string | null;

  /** When reconciliation asks the provider next; null when nothing more can come. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
