import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type RecurringDonationEventKind = 'failed' | 'changed' | 'card-ending' | 'ended';

/** Something about a monthly gift that its donor is told, by a letter of their own for each. */
@Entity('monthly_news')
export class RecurringDonationEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'monthly_gift_id' })
  recurringDonationId: number;

  @Column('text')
  kind: RecurringDonationEventKind;

  /** What was changed ('amount', 'card', 'paused', 'resumed'), or why it ended ('stopped', 'unpaid'). */
  @Column('text', { nullable: true })
  what: string | null;

  /** The provider's sentence about a failed charge. */
  @Column('text', { nullable: true })
  detail: string | null;

  /** What is told once only: the invoice that was not paid, the card that ends. */
  @Column('text', { name: 'once_key', nullable: true })
  onceKey: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
