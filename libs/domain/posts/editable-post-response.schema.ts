import type { InferType } from 'yup';
import { choice, integer, list, record, text } from '../validation/response-fields.ts';
import { POST_STATUSES } from './post.types.ts';

const editablePostResponse = record({ id: integer(), title: text(), status: choice(POST_STATUSES) });
export type EditablePost = InferType<typeof editablePostResponse>;

/** Response of `GET /api/editable-posts/`. */
export const editablePostListResponse = list(editablePostResponse);
