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

  /** Incremented by every change of the text or the status; the base of optimistic locking. */
  @Column({ type: 'integer' })
  version: number;

  /** Idempotency key of the request that created the post, unique per author. */
  @Column({ type: 'text', name: 'creation_key', nullable: true })
  creationKey: string | null;

  /** SHA-256 of the body of that request. */
  @Column({ type: 'text', name: 'creation_hash', nullable: true })
  creationHash: string | null;

  /** Capability token of the preview link, while there is one. */
  @Column({ type: 'text', name: 'preview_token', nullable: true })
  previewToken: string | null;

  /** Created on the first start, to show how posts look; a changed text is a post of the staff's own. */
  @Column({ type: 'boolean', name: 'is_sample', default: false })
  isSample: boolean;

  /** Summary by the author; empty while the derived one is used. */
  @Column({ type: 'text', default: '' })
  excerpt: string;

  /** Derived from the content on every write. */
  @Column({ type: 'text', name: 'derived_excerpt', default: '' })
  derivedExcerpt: string;

  /** URL of the featured picture in the media library. */
  @Column({ type: 'text', name: 'picture_url', nullable: true })
  pictureUrl: string | null;

  @Column({ type: 'text', name: 'picture_alt', nullable: true })
  pictureAlt: string | null;

  /** Normalized. */
  @Column({ type: 'text', array: true, default: '{}' })
  tags: string[];

  /** Last segment of the canonical URL; empty for none. */
  @Column({ type: 'text', default: '' })
  slug: string;

  /** Incremented by every change of the details. */
  @Column({ type: 'integer', name: 'details_version', default: 1 })
  detailsVersion: number;

  @Column({ type: 'integer', name: 'series_id', nullable: true })
  seriesId: number | null;

  /** Sort key of the parts of the series; null without one. */
  @Column({ type: 'integer', name: 'series_position', nullable: true })
  seriesPosition: number | null;

  /** Whether its text can be searched; false for posts that were written before there was an index. */
  @Column({ type: 'boolean', name: 'is_indexed', default: false })
  isIndexed: boolean;
}
