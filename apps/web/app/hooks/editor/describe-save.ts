import type { Post, PostStatus } from '@paniscus/domain/posts';

type SavedPost = Pick<Post, 'title' | 'status'> & Partial<Pick<Post, 'publish_at'>>;

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/**
 * What a save did, for the page after the editor; `before` is undefined for a new post, and `hasUnsavedText` means that the
 * text in the form could not be saved with it.
 */
export function describeSave(post: SavedPost, before?: PostStatus, hasUnsavedText = false): string {
  const note = hasUnsavedText
    ? ' Your changes to its text are not saved yet. Edit the post to finish them.'
    : '';
  return `${describeStatus(post, before)}${note}`;
}

function describeStatus(
  { title, status, publish_at: publishAt }: SavedPost,
  before: PostStatus | undefined,
): string {
  switch (status) {
    case 'draft':
      return `“${title}” is saved as a draft.`;
    case 'scheduled':
      return publishAt
        ? `“${title}” is scheduled for ${time.format(new Date(publishAt))}.`
        : `“${title}” is scheduled.`;
    case 'trashed':
      return `“${title}” is in the trash.`;
    default:
      return before === 'published' ? `“${title}” is updated.` : `“${title}” is published.`;
  }
}
