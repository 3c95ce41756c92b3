import type { Newsletter } from '@paniscus/domain/newsletter';
import { paths } from '@paniscus/routes';

/** Where a post is sent to the subscribers; undefined for one that was sent, and until that is known. */
export function getSendPath(
  newsletter: Pick<Newsletter, 'issues'> | undefined,
  id: number,
): string | undefined {
  const canBeSent = newsletter?.issues.every(({ post_id: postId }) => postId !== id) ?? false;
  return canBeSent ? paths.sendPost(id) : undefined;
}
