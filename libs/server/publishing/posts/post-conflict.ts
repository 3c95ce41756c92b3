import type { PostChangeAuthor, PostDraft } from '@paniscus/domain/posts';
import { ProblemException } from '@paniscus/server/platform';
import type { PostEntity } from './post.entity.ts';
import { toStaffPost } from './post.view.ts';

/**
 * Builds a 409 problem with both texts: `current` is the stored post, `submitted` the rejected text, and `changed_by` who
 * changed the text meanwhile, null when only the status changed.
 */
export function buildConflict(
  current: PostEntity,
  { title, content }: PostDraft,
  changedBy: PostChangeAuthor | null,
): ProblemException {
  return new ProblemException(409, {
    detail: 'The post has changed since you loaded it. Nothing was overwritten.',
    extra: { current: toStaffPost(current), submitted: { title, content }, changed_by: changedBy },
  });
}
