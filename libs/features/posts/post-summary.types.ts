import type { Post } from '@paniscus/domain/posts';

export type PostSummary = Pick<Post, 'id' | 'title' | 'preview' | 'username' | 'created_at'>;
