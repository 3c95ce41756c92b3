import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in with all refresh tokens issued from it (a token family). */
@Entity('staff_sessions')
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer', name: 'account_id' })
  accountId: number;

  /** The account's epoch at sign-in; once the account's epoch changes, the session is invalid. */
  @Column({ type: 'integer', name: 'account_epoch' })
  accountEpoch: number;

  @Column({ type: 'text', name: 'network_hash' })
  networkHash: string;

  /** Browser and operating system, for the list of the owner's sessions. */
  @Column({ type: 'text' })
  device: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at' })
  lastUsedAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
