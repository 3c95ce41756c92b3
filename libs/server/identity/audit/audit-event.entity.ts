import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An entry of the audit log; the database rejects changes and deletions. */
@Entity('audit_events')
export class AuditEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'integer', name: 'actor_id', nullable: true })
  actorId: number | null;

  /** Username at that time. */
  @Column({ type: 'text' })
  actor: string;

  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'integer', name: 'subject_id', nullable: true })
  subjectId: number | null;

  /** Short facts such as amounts and roles; never secrets or data of visitors. */
  @Column({ type: 'jsonb' })
  details: Record<string, string>;
}
