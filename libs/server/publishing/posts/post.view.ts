import type { Post, PostReference, PostSummary } from '@paniscus/domain/posts';
import { canEditPost } from '@paniscus/domain/session';
import type { StaffIdentity } from '@paniscus/server/identity';
import { paths } from '@paniscus/routes';
import { toReaderDetails } from './details/post-details.view.ts';
import type { PostEntity } from './post.entity.ts';

/** Time of publication, past or scheduled; null for a draft. */
export const toPublicationTime = ({ status, listedAt }: PostEntity): string | null =>
  status === 'draft' ? null : listedAt.toISOString();

/** A post without its text. */
export function toPostSummary(post: PostEntity): PostSummary {
  const { id, slug, title, byline, preview } = post;
  return {
    id,
    ...(slug !== '' && { slug }),
    title,
    username: byline,
    created_at: post.createdAt.toISOString(),
    published_at: toPublicationTime(post),
    preview,
    ...toReaderDetails(post),
  };
}

/** What a link to a published post consists of. */
export const toPostReference = ({
  id,
  slug,
  title,
  listedAt,
}: Pick<PostEntity, 'id' | 'slug' | 'title' | 'listedAt'>): PostReference => ({
  id,
  ...(slug !== '' && { slug }),
  title,
  published_at: listedAt.toISOString(),
});

function toPublicPost(post: PostEntity): Post {
  return {
    ...toPostSummary(post),
    content: post.content,
    updated_at: post.updatedAt.toISOString(),
  };
}

export function toStaffPost(post: PostEntity): Post {
  return {
    ...toPublicPost(post),
    status: post.status,
    publish_at: post.publishAt === null ? null : post.publishAt.toISOString(),
    version: post.version,
    is_sample: post.isSample,
    preview_path: post.previewToken === null ? null : paths.postPreview(post.previewToken),
  };
}

/** A post as the caller may see it; `staff` is undefined for visitors. */
export function toPostFor(staff: StaffIdentity | undefined, post: PostEntity): Post {
  if (staff === undefined) return toPublicPost(post);
  return { ...toStaffPost(post), can_edit: canEditPost(staff, post.authorId) };
}
