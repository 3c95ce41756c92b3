import type { PostStatus } from '@paniscus/domain/posts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('posts')
export class PostEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  content: string;

  /** Derived from the content on every write, so that lists need not parse it. */
  @Column({ type: 'text' })
  preview: string;

  @Column({ type: 'integer', name: 'author_id' })
  authorId: number;

  @Column({ type: 'text' })
  byline: string;

  @Column({ type: 'text' })
  status: PostStatus;

  @Column({ type: 'timestamptz', name: 'publish_at', nullable: true })
  publishAt: Date | null;

  /** Sort key of lists: the publication time, scheduled or past, or the creation time of a draft. */
  @Column({ type: 'timestamptz', name: 'listed_at' })
  listedAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
