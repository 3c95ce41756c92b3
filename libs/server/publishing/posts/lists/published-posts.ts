import { Brackets } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import type { PostEntity } from '../post.entity.ts';

/** Restricts a query of `posts` with the alias `post` to what readers see: also posts that are due at this moment. */
export function wherePublished(query: SelectQueryBuilder<PostEntity>, now: Date): void {
  query.andWhere(
    new Brackets((published) =>
      published
        .where("post.status = 'published'")
        .orWhere("(post.status = 'scheduled' AND post.publish_at <= :now)", { now }),
    ),
  );
}
