import type { PostStatus } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that staff have written. */
@Entity('posts')
export class PostEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  title: string;

  /** Markdown. */
  @Column({ type: 'text' })
  content: string;

  /** Made from the content whenever it is written, so that a list has nothing to parse. */
  @Column({ type: 'text' })
  preview: string;

  @Column({ type: 'integer', name: 'author_id' })
  authorId: number;

  /** What the post was signed with. */
  @Column({ type: 'text' })
  byline: string;

  @Column({ type: 'text' })
  status: PostStatus;

  @Column({ type: 'timestamptz', name: 'publish_at', nullable: true })
  publishAt: Date | null;

  /** Its place in lists: when it came out or will come out, or when it was begun. */
  @Column({ type: 'timestamptz', name: 'listed_at' })
  listedAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
