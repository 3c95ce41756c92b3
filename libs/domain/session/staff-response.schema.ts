import type { InferType } from 'yup';
import {
  choice,
  flag,
  integer,
  list,
  record,
  text,
  textOrNull,
  timestamp,
  timestampOrNull,
} from '../validation/response-fields.ts';
import { STAFF_ROLES } from './session.types.ts';

const STAFF_STATUSES = ['active', 'invited', 'disabled'] as const;

/** An account as admins see it. */
export const staffMemberResponse = record({
  id: integer(),
  username: text('Name for signing in.'),
  name: text('Author name shown with posts.'),
  email: textOrNull('For password resets; null when none is known.'),
  role: choice(STAFF_ROLES),
  status: choice(STAFF_STATUSES, 'Invited people have not set a password yet.'),
  has_two_step: flag('Whether signing in requires a one-time code.'),
  created_at: timestamp(),
  last_used_at: timestampOrNull('Last use of a session; null when the account was never used.'),
  is_invitation_refused: flag(
    'Whether the mail server permanently refused the address of an invited person.',
  ),
  invitation_expires_at: timestampOrNull('Until when the last invitation can be accepted.'),
});

export const staffListResponse = list(staffMemberResponse);

export type StaffMember = InferType<typeof staffMemberResponse>;

/** An open invitation, as the invited person sees it. */
export const invitationResponse = record({ email: text(), role: choice(STAFF_ROLES) });

export type Invitation = InferType<typeof invitationResponse>;
