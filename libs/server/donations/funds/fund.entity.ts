import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A purpose that donors can choose; never deleted, so that donations keep theirs. */
@Entity('funds')
export class FundEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('integer')
  position: number;

  /** Increased by every change of what staff enter. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
