import type { StaffRole } from './session.types.ts';

/** Whether a staff member may change a post: authors only their own posts, editors and admins every post. */
export function canEditPost(
  { role, accountId }: { role: StaffRole; accountId: number },
  authorId: number | null,
): boolean {
  return role !== 'author' || accountId === authorId;
}
