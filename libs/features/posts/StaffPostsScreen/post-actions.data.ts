import type { PostStatus } from '@paniscus/domain/posts';

export type PostAction = 'publish' | 'unpublish' | 'duplicate' | 'trash' | 'restore' | 'delete';

export const ACTION_LABELS: Record<PostAction, string> = {
  publish: 'Publish now',
  unpublish: 'Unpublish',
  duplicate: 'Duplicate',
  trash: 'Move to trash',
  restore: 'Restore as draft',
  delete: 'Delete permanently…',
};

/** Label in the menu of a post: nothing that is scheduled has been published yet. */
export const getActionLabel = (action: PostAction, status: PostStatus): string =>
  action === 'unpublish' && status === 'scheduled' ? 'Return to draft' : ACTION_LABELS[action];

/** What can be done with a post in each status, in the order of the menu. */
export const ACTIONS: Record<PostStatus, readonly PostAction[]> = {
  draft: ['publish', 'duplicate', 'trash'],
  scheduled: ['publish', 'unpublish', 'duplicate', 'trash'],
  published: ['unpublish', 'duplicate', 'trash'],
  trashed: ['restore', 'duplicate', 'delete'],
};

/** Empty lists by filter: what they would contain, and how it gets there. */
export const EMPTY_TEXTS: Record<PostStatus, { title: string; text: string }> = {
  draft: { title: 'No drafts.', text: 'Press Save draft while you write, and your draft appears here.' },
  scheduled: {
    title: 'No scheduled posts.',
    text: 'Press Schedule… while you write, and the post is published at the time you choose.',
  },
  published: { title: 'No published posts.', text: 'Everyone can read published posts on the site.' },
  trashed: {
    title: 'The trash is empty.',
    text: 'Posts that you move to the trash stay here until you restore them or delete them permanently.',
  },
};

export const STATUS_LABELS: Record<PostStatus, string> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  trashed: 'Trash',
};
