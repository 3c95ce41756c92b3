import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A refresh token, stored as a hash only. */
@Entity('staff_refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn({ type: 'text', name: 'token_hash' })
  tokenHash: string;

  @Column({ type: 'uuid', name: 'session_id' })
  sessionId: string;

  @Column({ type: 'timestamptz', name: 'issued_at' })
  issuedAt: Date;

  /** When it was exchanged for the next token pair. */
  @Column({ type: 'timestamptz', name: 'spent_at', nullable: true })
  spentAt: Date | null;
}
