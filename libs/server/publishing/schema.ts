import type { DatabaseSchema } from '@paniscus/server/platform';
import { CreatePosts1763700000200 } from './migrations/1763700000200-create-posts.ts';
import { PostEntity } from './posts/post.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const publishingSchema: DatabaseSchema = {
  entities: [PostEntity],
  migrations: [CreatePosts1763700000200],
};
