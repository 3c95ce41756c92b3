import type { PaymentState } from '@paniscus/domain/payment';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PayableKind } from './payables.ts';

@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: PayableKind;

  @Column('integer', { name: 'payable_id' })
  payableId: number;

  /** Idempotency key at the provider: `donation:17:intent:2500`. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('integer', { name: 'refunded_cents' })
  refundedCents: number;

  @Column('text')
  currency: string;

  @Column('text')
  state: PaymentState;

  @Column('text', { name: 'intent_id', nullable: true })
  intentId: string | null;

  /** Set when the payment is a charge of a subscription, whose intent the provider created. */
  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId: string | null;

  /** Keyed hashes of the payer, used for rate limits only. */
  @Column('text', { name: 'network_key' })
  networkKey: string;

  @Column('text', { name: 'email_key' })
  emailKey: string;

  /** Null when the request had no page token. */
  @Column('text', { name: 'session_key', nullable: true })
  sessionKey: string | null;

  /** When the provider is polled next; null when nothing more can change. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt: Date | null;

  /** When the cardholder disputed the payment; null without a dispute that waits for our response. */
  @Column('timestamptz', { name: 'disputed_at', nullable: true })
  disputedAt: Date | null;

  /** Deadline of our response, if the provider set one. */
  @Column('timestamptz', { name: 'dispute_due_at', nullable: true })
  disputeDueAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
