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
} from '../validation/response-fields.ts';
import { STAFF_ROLES } from './session.types.ts';

/** The signed-in staff member's own account. */
export const accountResponse = record({
  id: integer(),
  username: text('Name for signing in.'),
  name: text('Author name shown with posts.'),
  email: textOrNull('For password resets; null when none is known.'),
  pending_email: textOrNull('New address that the person has not confirmed yet; null when there is none.'),
  can_change_email: flag('False while the site has no mail server to confirm an address with.'),
  role: choice(STAFF_ROLES),
});

export type Account = InferType<typeof accountResponse>;

/** A device on which the staff member is signed in. */
const staffSessionResponse = record({
  id: text(),
  device: text('Browser and operating system, for example "Firefox on Windows".'),
  created_at: timestamp(),
  last_used_at: timestamp(),
  is_current: flag('Whether this is the session of the request.'),
});

export const staffSessionListResponse = list(staffSessionResponse);

export type StaffSession = InferType<typeof staffSessionResponse>;
