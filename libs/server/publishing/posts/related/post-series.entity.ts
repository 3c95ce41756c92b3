import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A series of posts. Posts that are in none any more leave it behind, for the next that gets its name. */
@Entity('post_series')
export class PostSeriesEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Derived from the name, unique. */
  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  name: string;
}
