import type { PostStatus } from '@paniscus/domain/posts';
import type { PostConflictDetails } from './post-conflict.types';

/** What became of a post while somebody was editing it. */
export const STATUS_NOTES: Record<PostStatus, string> = {
  draft: 'The post is a draft now, and readers cannot see it.',
  scheduled: 'The post is scheduled now, and readers cannot see it until it is published.',
  published: 'The post is published now, and readers can see it.',
  trashed: 'The post is in the trash now, and readers cannot see it.',
};

/** Who changed a post while somebody was editing it. */
export function describeChange(savedBy: PostConflictDetails['savedBy']): string {
  if (savedBy === undefined) return 'This post has changed';
  return savedBy.isYou
    ? 'You changed this post in another tab or on another device'
    : 'Someone else changed this post';
}
