import type { StaffRole } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who may sign in. */
@Entity('staff_accounts')
export class StaffAccountEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** The login name as it was typed when the account was made. */
  @Column({ type: 'text' })
  username: string;

  /** The login name as it is compared: without regard to case. */
  @Column({ type: 'text', name: 'username_key' })
  usernameKey: string;

  /** What readers see as the writer of a post. */
  @Column({ type: 'text' })
  byline: string;

  @Column({ type: 'text' })
  role: StaffRole;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash: string;

  /** Goes up when every session of the account must end; a session of another epoch is over. */
  @Column({ type: 'integer', name: 'session_epoch', default: 0 })
  sessionEpoch: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'disabled_at', nullable: true })
  disabledAt: Date | null;
}
