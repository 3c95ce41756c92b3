import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('impact_figures')
export class ImpactFigureEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  title: string;

  /** Number with its unit, or a short text. */
  @Column({ type: 'text' })
  value: string;

  @Column({ type: 'text' })
  period: string;

  @Column({ type: 'text' })
  explanation: string;

  @Column({ type: 'text' })
  source: string;

  /** https URL; empty for none. */
  @Column({ type: 'text', name: 'source_url' })
  sourceUrl: string;

  @Column({ type: 'boolean', name: 'is_published' })
  isPublished: boolean;

  @Column({ type: 'integer' })
  position: number;

  /** Incremented by every change but that of the position; the base of optimistic locking. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
