import type { TributeKind, WallState } from '@paniscus/domain/donation';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('tributes')
export class TributeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'donation_id' })
  donationId: number;

  @Column('text')
  kind: TributeKind;

  @Column('text')
  name: string;

  /** Recipient of the card; null together with the email when there is none. */
  @Column('text', { name: 'card_name', nullable: true })
  cardName: string | null;

  @Column('text', { name: 'card_email', nullable: true })
  cardEmail: string | null;

  @Column('text', { name: 'card_message', nullable: true })
  cardMessage: string | null;

  /** Null when no line was requested. */
  @Column('text', { name: 'wall_line', nullable: true })
  wallLine: string | null;

  @Column('text', { name: 'wall_state' })
  wallState: WallState;

  @Column('text', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
