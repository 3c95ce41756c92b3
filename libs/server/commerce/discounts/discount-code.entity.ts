import type { DiscountKind } from '@paniscus/domain/discounts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A code that takes something off the items; never deleted, so that orders keep theirs. */
@Entity('discount_codes')
export class DiscountCodeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** In upper case, without spaces. */
  @Column('text')
  code: string;

  @Column('text')
  kind: DiscountKind;

  /** Whole percent of a percentage, whole cents of a fixed amount. */
  @Column('integer')
  value: number;

  @Column('integer', { name: 'minimum_cents' })
  minimumCents: number;

  /** First and last day in the organization's time zone, as YYYY-MM-DD. */
  @Column('text', { name: 'starts_on', nullable: true })
  startsOn: string | null;

  @Column('text', { name: 'ends_on', nullable: true })
  endsOn: string | null;

  @Column('integer', { name: 'use_limit', nullable: true })
  useLimit: number | null;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  /** Increased by every change of what staff enter. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
