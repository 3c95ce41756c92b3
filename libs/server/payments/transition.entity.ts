import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A state transition of a donation, order or payment, with time and cause. */
@Entity('transitions')
export class TransitionEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: string;

  @Column('integer', { name: 'subject_id' })
  subjectId: number;

  @Column('text', { name: 'from_state' })
  from: string;

  @Column('text', { name: 'to_state' })
  to: string;

  /** What triggered it: `webhook evt_…`, `e-mail call`, `reconciliation`. */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  at: Date;
}
