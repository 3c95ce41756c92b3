import type { InferType } from 'yup';
import {
  integer,
  integerOrNull,
  list,
  record,
  recordOfText,
  text,
  timestamp,
} from '../validation/response-fields.ts';

/** One entry of the audit log. */
const auditEventResponse = record({
  id: integer(),
  at: timestamp(),
  actor_id: integerOrNull('Account of the person; null for an unknown name and for the command line.'),
  actor: text('Username of the person at that time.'),
  name: text('Name of the person today; with the username where others have the same name.'),
  action: text('For example `order.refunded`.'),
  subject_id: integerOrNull('Id of what was changed; its kind is the first part of the action.'),
  details: recordOfText(),
});

export const auditListResponse = list(auditEventResponse);

export type AuditEvent = InferType<typeof auditEventResponse>;
