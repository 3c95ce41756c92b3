import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Text of a post at a version that changed it. */
@Entity('post_revisions')
export class PostRevisionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'integer', name: 'post_id' })
  postId: number;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'integer', name: 'author_id' })
  authorId: number;

  @Column({ type: 'text' })
  byline: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
