import { object, string } from 'yup';
import type { InferType } from 'yup';
import { WALL_STATES } from './tribute-response.schema.ts';

/** Body of `POST /api/tributes/{id}/wall/`. */
export const wallDecisionSchema = object({
  state: string()
    .oneOf(['shown', 'declined'] as const, 'State must be shown or declined.')
    .required('State must be shown or declined.'),
  wall_state: string().oneOf(WALL_STATES, 'Unknown state.').optional().meta({
    description: '`wall_state` as the person saw it. When it has changed since, the response is 409.',
  }),
});

export type WallDecision = InferType<typeof wallDecisionSchema>;
