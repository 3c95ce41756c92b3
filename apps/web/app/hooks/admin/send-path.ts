import { isSendable } from '@paniscus/domain/newsletter';
import type { Newsletter } from '@paniscus/domain/newsletter';
import { paths } from '@paniscus/routes';

/** Where a post is sent to the subscribers; undefined for one that has reached everybody, and until that is known. */
export function getSendPath(
  newsletter: Pick<Newsletter, 'issues'> | undefined,
  id: number,
): string | undefined {
  const issue = newsletter?.issues.find(({ post_id: postId }) => postId === id);
  return newsletter !== undefined && isSendable(issue) ? paths.sendPost(id) : undefined;
}
