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

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
