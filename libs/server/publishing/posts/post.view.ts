import type { Post } from '@paniscus/domain/posts';
import type { PostEntity } from './post.entity.ts';

export function publicPost(post: PostEntity): Post {
  const { id, title, content, byline, preview } = post;
  return { id, title, content, username: byline, created_at: post.createdAt.toISOString(), preview };
}

export function staffPost(post: PostEntity): Post {
  return {
    ...publicPost(post),
    status: post.status,
    publish_at: post.publishAt === null ? null : post.publishAt.toISOString(),
  };
}
