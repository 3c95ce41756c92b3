import type { Post } from '@paniscus/domain';

/** As much of a post as a list shows. */
export type PostSummary = Pick<Post, 'id' | 'title' | 'preview' | 'username' | 'created_at'>;
