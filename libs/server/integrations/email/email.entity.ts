import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A letter that must go out once; what it says is put together when it goes. */
@Entity('mails')
export class EmailEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Which letter: 'donation-receipt'. */
  @Column('text')
  kind: string;

  /** The id of what it is about. */
  @Column('integer', { name: 'subject_id' })
  subjectId: number;

  /** 0 for the letter itself, from 1 for a copy that somebody asked for. */
  @Column('integer')
  serial: number;

  /** 'void': there is no reason for it any more. */
  @Column('text')
  state: 'waiting' | 'sent' | 'void';

  @Column('integer')
  attempts: number;

  /** While this lies ahead, somebody is sending it. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
