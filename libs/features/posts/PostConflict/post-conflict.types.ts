import type { PostDraft, PostStatus } from '@paniscus/domain/posts';

/** A text that was rejected, and the one that was saved meanwhile. */
export type PostConflictDetails = {
  /** Text that was rejected. */
  mine: PostDraft;
  /** Text that was saved in the meantime. */
  theirs: PostDraft;
  /** Text that both changes are based on. */
  base: PostDraft;
  /** What became of the post, when its status is no longer the one that the person saw. */
  changedStatus?: PostStatus;
  /** Time of their change, ISO 8601. */
  savedAt?: string;
  /** Who saved it; unknown when only the status changed. */
  savedBy?: { username: string; isYou: boolean };
};
