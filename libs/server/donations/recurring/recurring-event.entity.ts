import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type RecurringDonationEventKind = 'failed' | 'changed' | 'card-ending' | 'ended';

/** An event of a recurring donation that the donor is notified of, with one email each. */
@Entity('monthly_news')
export class RecurringDonationEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'monthly_gift_id' })
  recurringDonationId: number;

  @Column('text')
  kind: RecurringDonationEventKind;

  /** What changed ('amount', 'card', 'paused', 'resumed'), or why it ended ('stopped', 'unpaid'). */
  @Column('text', { nullable: true })
  what: string | null;

  /** The provider's message of a failed charge, or the cents of the failed charges that a pause dropped. */
  @Column('text', { nullable: true })
  detail: string | null;

  /** Deduplication key for notices sent only once: the unpaid invoice or the expiring card. */
  @Column('text', { name: 'once_key', nullable: true })
  deduplicationKey: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
