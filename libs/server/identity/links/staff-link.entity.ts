import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type LinkPurpose = 'invitation' | 'password-reset' | 'email-change';

/** A link sent by email that works once; its token is stored as a hash only. */
@Entity('staff_links')
export class StaffLinkEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  purpose: LinkPurpose;

  @Column({ type: 'integer', name: 'account_id' })
  accountId: number;

  /** New address of an `email-change`, which the link confirms. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** Address at the time of the request, which is told about it. */
  @Column({ type: 'text', name: 'earlier_email', nullable: true })
  earlierEmail: string | null;

  /** The token is computed from it and the server's secret when the email is built. */
  @Column({ type: 'text' })
  salt: string;

  @Column({ type: 'text', name: 'token_hash' })
  tokenHash: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  /** When it was used or replaced by a newer one. */
  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt: Date | null;
}
