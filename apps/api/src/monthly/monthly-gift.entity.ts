import type { RecurringState } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A gift that is given every month; each charge of it is a donation. */
@Entity('monthly_gifts')
export class RecurringDonationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  /** A code of the list of countries; empty when the donor told none. */
  @Column('text')
  country: string;

  @Column('text')
  region: string;

  /** What is charged each month: the gift and what is added for the cost of the payment. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('integer', { name: 'cost_cents' })
  costCents: number;

  @Column('text')
  state: RecurringState;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId: string | null;

  /** Null until the provider has answered. */
  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  @Column('text', { name: 'card_brand', nullable: true })
  cardBrand: string | null;

  @Column('text', { name: 'card_last4', nullable: true })
  cardLast4: string | null;

  @Column('integer', { name: 'card_exp_month', nullable: true })
  cardExpMonth: number | null;

  @Column('integer', { name: 'card_exp_year', nullable: true })
  cardExpYear: number | null;

  /** The card (last four digits and end) that its donor has been told is about to end. */
  @Column('text', { name: 'card_note_for', nullable: true })
  cardNoteFor: string | null;

  /** The provider's sentence about the last charge when it failed. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** When the card is charged next. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  /** When a pause ends by itself. */
  @Column('timestamptz', { name: 'resumes_at', nullable: true })
  resumesAt: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** When the provider is asked about it next; null when nothing more can come. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt: Date | null;

  /** Grows with each record of what the provider says, so that an older answer never covers a newer one. */
  @Column('integer', { default: 0 })
  revision: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
