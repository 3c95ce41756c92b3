import type { InferType } from 'yup';
import { integer, list, record, text, timestamp } from '../validation/response-fields.ts';

const summaryFields = {
  version: integer('Version of the post that this revision created.'),
  title: text(),
  username: text('Byline of the person who made the change.'),
  created_at: timestamp(),
};

const postText = record({ title: text(), content: text() });
const postRevisionSummary = record(summaryFields);

/** Response of `GET /api/posts/{id}/revisions/`, newest first. */
export const postRevisionListResponse = list(postRevisionSummary);

/** Response of `GET /api/posts/{id}/revisions/{version}/`. */
export const postRevisionResponse = record({
  ...summaryFields,
  content: text(),
  previous: postText.nullable().meta({ description: 'Text before the change; null for the first revision.' }),
});

export type PostRevisionSummary = InferType<typeof postRevisionSummary>;
export type PostRevision = InferType<typeof postRevisionResponse>;
