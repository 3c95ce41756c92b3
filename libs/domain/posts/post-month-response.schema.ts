import type { InferType } from 'yup';
import { integer, list, record, text } from '../validation/response-fields.ts';

/** Response of `GET /api/post-months/`, newest first. */
export const postMonthListResponse = list(
  record({
    month: text('YYYY-MM, in the time zone of the organization.'),
    count: integer('Number of published posts.'),
  }),
);

export type PostMonth = InferType<typeof postMonthListResponse>[number];
