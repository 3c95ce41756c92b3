import type { Post } from '@paniscus/domain/posts';

export type PostSummary = Pick<
  Post,
  'id' | 'slug' | 'title' | 'preview' | 'username' | 'created_at' | 'published_at' | 'picture' | 'tags'
>;

/** A post as staff see it, with what an action on it needs. */
export type StaffPost = PostSummary &
  Pick<Post, 'can_edit' | 'content' | 'publish_at' | 'status' | 'version' | 'is_sample'>;
