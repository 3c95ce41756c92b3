import type { Post, PostStatus } from '@paniscus/domain/posts';

/** What a save did, for the page after the editor; `before` is undefined for a new post. */
export function describeSave({ title, status }: Pick<Post, 'title' | 'status'>, before?: PostStatus): string {
  switch (status) {
    case 'draft':
      return `“${title}” is saved as a draft.`;
    case 'scheduled':
      return `“${title}” is scheduled.`;
    case 'trashed':
      return `“${title}” is in the trash.`;
    default:
      return before === 'published' ? `“${title}” is updated.` : `“${title}” is published.`;
  }
}
