import type { StaffRole } from '@paniscus/domain/session';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('staff_accounts')
export class StaffAccountEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  username: string;

  /** Username in the form used for case-insensitive comparison. */
  @Column({ type: 'text', name: 'username_key' })
  usernameKey: string;

  /** Author name shown with posts. */
  @Column({ type: 'text' })
  byline: string;

  @Column({ type: 'text' })
  role: StaffRole;

  /** For password resets; unique without regard to case. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** Null until an invited person has set a password. */
  @Column({ type: 'text', name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** Incremented to end all sessions of the account; sessions of an earlier epoch are invalid. */
  @Column({ type: 'integer', name: 'session_epoch', default: 0 })
  sessionEpoch: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'disabled_at', nullable: true })
  disabledAt: Date | null;
}
