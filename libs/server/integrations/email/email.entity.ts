import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Outbox entry: an email that must be sent once; its content is built on sending. */
@Entity('mails')
export class EmailEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: string;

  /** Id of the record that the email is about. */
  @Column('integer', { name: 'subject_id' })
  subjectId: number;

  /** 0 for the original email, 1 and up for copies requested later. */
  @Column('integer')
  serial: number;

  /** Idempotency key of the request for this copy; null when there was none. */
  @Column('text', { name: 'request_key', nullable: true })
  requestKey: string | null;

  /** 'void': the email is no longer needed. 'refused': the mail server will never accept it for this address. */
  @Column('text')
  state: 'waiting' | 'sent' | 'void' | 'refused';

  @Column('integer')
  attempts: number;

  /** While this is in the future, a process is sending it. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
