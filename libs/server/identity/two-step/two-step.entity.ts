import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Two-step sign-in of an account: on once it is confirmed. */
@Entity('staff_two_step')
export class TwoStepEntity {
  @PrimaryColumn({ type: 'integer', name: 'account_id' })
  accountId: number;

  @Column({ type: 'text', name: 'encrypted_secret' })
  encryptedSecret: string;

  /** Time step (RFC 6238) of the last accepted code; only codes of later steps are accepted. */
  @Column({ type: 'integer', name: 'last_step', default: 0 })
  lastStep: number;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt: Date;

  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
