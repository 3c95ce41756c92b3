import type { RecurringFrequency } from '@paniscus/domain/donation';
import type { RecurringDonationState } from '@paniscus/domain/donor-portal';
import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';

/** A recurring donation; each of its charges is a donation. */
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

  /** ISO country code; empty when the donor gave none. */
  @Column('text')
  country: string;

  @Column('text')
  region: string;

  /** Whether the name is hidden from everyone except staff and the donor. */
  @Column('boolean', { name: 'is_anonymous', default: false })
  isAnonymous: boolean;

  /** Fund of each charge while it is active; null: where it is needed most. */
  @Column('integer', { name: 'fund_id', nullable: true })
  fundId: number | null;

  /** Read with the row; null without a fund. */
  @VirtualColumn({
    type: 'text',
    query: (alias) => `SELECT name FROM funds WHERE funds.id = ${alias}.fund_id`,
  })
  readonly fundName: string | null;

  @VirtualColumn({
    type: 'boolean',
    query: (alias) => `SELECT is_active FROM funds WHERE funds.id = ${alias}.fund_id`,
  })
  readonly isFundActive: boolean | null;

  @Column('text', { default: 'monthly' })
  frequency: RecurringFrequency;

  /** Each charge: the donation plus the covered processing cost. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('integer', { name: 'cost_cents' })
  costCents: number;

  @Column('text')
  state: RecurringDonationState;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId: string | null;

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

  /** Card (last four digits and expiry) for which an expiry notice was sent. */
  @Column('text', { name: 'card_note_for', nullable: true })
  cardNoteFor: string | null;

  /** Failed charges that are still unpaid, in all. */
  @Column('integer', { name: 'overdue_cents', default: 0 })
  overdueCents: number;

  /** Provider's message about the last failed charge. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  /** End of the pause; null when it is open-ended. */
  @Column('timestamptz', { name: 'resumes_at', nullable: true })
  resumesAt: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** When the provider is polled next; null when nothing more can change. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt: Date | null;

  /** Incremented with each stored provider state, so that an older response never overwrites a newer one. */
  @Column('integer', { default: 0 })
  revision: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
