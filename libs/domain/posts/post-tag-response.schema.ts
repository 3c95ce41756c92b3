import type { InferType } from 'yup';
import { integer, list, record, text } from '../validation/response-fields.ts';

/** Response of `GET /api/post-tags/`, most used first. */
export const postTagListResponse = list(record({ tag: text(), count: integer('Number of posts.') }));

export type PostTag = InferType<typeof postTagListResponse>[number];
