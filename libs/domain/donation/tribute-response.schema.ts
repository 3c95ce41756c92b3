import type { InferType } from 'yup';
import {
  choice,
  flag,
  integer,
  list,
  record,
  text,
  timestamp,
  timestampOrNull,
} from '../validation/response-fields.ts';
import { TRIBUTE_KINDS } from './tribute.rules.ts';

export const WALL_STATES = ['none', 'waiting', 'shown', 'declined'] as const;
/** Review state of a line on the memory wall. */
export type WallState = (typeof WALL_STATES)[number];

const wallLineSchema = record({
  id: integer(),
  kind: choice(TRIBUTE_KINDS),
  name: text(),
  line: text(),
  given_at: timestamp(),
});

/** Response of `GET /api/memory-wall/`: approved lines, newest first. */
export const memoryWallResponse = list(wallLineSchema);

/** Tribute in the admin; response of `POST /api/tributes/{id}/wall/`. */
export const staffTributeResponse = record({
  id: integer(),
  donation_id: integer(),
  kind: choice(TRIBUTE_KINDS),
  name: text(),
  from: text('Name of the donor.'),
  is_anonymous: flag("Whether the donor's name must not be published."),
  wall_line: text(),
  wall_state: choice(WALL_STATES),
  card: record({ name: text(), email: text(), message: text(), sent_at: timestampOrNull() }).nullable().meta({
    description: 'Email that notifies a recipient of the tribute; null when the donor did not request one.',
  }),
  created_at: timestamp(),
});

/** Response of `GET /api/tributes/`. */
export const tributeListResponse = list(staffTributeResponse);

export type WallLine = InferType<typeof wallLineSchema>;
export type StaffTribute = InferType<typeof staffTributeResponse>;
