import type { StaffRole } from './session.types.ts';

export const ROLE_LABELS: Record<StaffRole, string> = {
  author: 'Author',
  editor: 'Editor',
  admin: 'Administrator',
};

/** What each role may do, in one sentence. */
export const ROLE_DESCRIPTIONS: Record<StaffRole, string> = {
  author: 'Writes posts and edits their own.',
  editor: 'Writes posts and edits everyone’s.',
  admin: 'Manages posts, orders, donations and people.',
};
