import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far we are with an order at the print shop, and who is just working on it. */
@Entity('submissions')
export class SubmissionEntity {
  @PrimaryColumn('integer', { name: 'order_id' })
  orderId: number;

  /** Whose turn it is; only while `claimedUntil` lies ahead. */
  @Column('uuid', { nullable: true })
  claim: string | null;

  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;

  /** How often the print shop was asked to make the order; counted before it is asked. */
  @Column('integer')
  creations: number;

  /** The money is being given back, so it must not be produced. */
  @Column('boolean', { name: 'is_held' })
  isHeld: boolean;

  /** What we have asked staff to look at; the order's `attention` as long as nobody else has said more. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** Why the last try came to nothing; it goes on by itself. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;
}
