import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Progress of submitting an order to Printify, and the lease of the process that is working on it. */
@Entity('submissions')
export class SubmissionEntity {
  @PrimaryColumn('integer', { name: 'order_id' })
  orderId: number;

  /** Id of the lease holder; valid only until `claimedUntil`. */
  @Column('uuid', { nullable: true })
  claim: string | null;

  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;

  /** How often creation was requested; counted before each request. */
  @Column('integer')
  creations: number;

  /** A refund is in progress, so the order must not be produced. */
  @Column('boolean', { name: 'is_held' })
  isHeld: boolean;

  /** Problem reported to staff; equals the order's `attention` unless something else was added. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;
}
