import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A recovery code, stored as a hash only. */
@Entity('staff_recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn({ type: 'integer', name: 'account_id' })
  accountId: number;

  @PrimaryColumn({ type: 'text', name: 'code_hash' })
  codeHash: string;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt: Date | null;
}
