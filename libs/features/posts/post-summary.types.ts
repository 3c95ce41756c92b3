import type { Post } from '@paniscus/domain';

export type PostSummary = Pick<Post, 'id' | 'title' | 'preview' | 'username' | 'created_at'>;
