import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One move of a donation, an order or a payment from a state to the next, with its time and cause. */
@Entity('transitions')
export class TransitionEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** 'payment', or a kind of payable. */
  @Column('text')
  kind: string;

  @Column('integer', { name: 'subject_id' })
  subjectId: number;

  @Column('text', { name: 'from_state' })
  from: string;

  @Column('text', { name: 'to_state' })
  to: string;

  /** Who told us: `webhook evt_…`, `e-mail call`, `reconciliation`. */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  at: Date;
}
