import type { TributeKind, WallState } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Whom a donation remembers or honours. */
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

  /** Who is told by e-mail; null together with the address when nobody is. */
  @Column('text', { name: 'card_name', nullable: true })
  cardName: string | null;

  @Column('text', { name: 'card_email', nullable: true })
  cardEmail: string | null;

  @Column('text', { name: 'card_message', nullable: true })
  cardMessage: string | null;

  /** Null when nothing is to stand on the wall. */
  @Column('text', { name: 'wall_line', nullable: true })
  wallLine: string | null;

  @Column('text', { name: 'wall_state' })
  wallState: WallState;

  /** Login name of the account that decided about the line. */
  @Column('text', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
