import { canEditPost } from '@paniscus/domain/session';
import { ProblemException } from '@paniscus/server/platform';
import type { StaffIdentity } from './staff-identity.ts';

/** Throws a 403 problem unless the staff member may change a post of this author. */
export function assertCanEditPost(staff: StaffIdentity, authorId: number): void {
  if (canEditPost(staff, authorId)) return;
  throw new ProblemException(403, { detail: 'Authors can change only their own posts.' });
}
