import { object, string } from 'yup';
import type { InferType } from 'yup';

export const TITLE_MAX = 200;
export const CONTENT_MAX = 100_000;

const isNotBlank = (text: string | undefined) => text === undefined || text.trim().length > 0;

export const postSchema = object({
  title: string()
    .defined('Title is required.')
    .test('title-present', 'Title is required.', isNotBlank)
    .max(TITLE_MAX, 'Title must be at most 200 characters.'),
  content: string()
    .defined('Content is required.')
    .test('content-present', 'Content is required.', isNotBlank)
    .max(CONTENT_MAX, 'Content must be at most 100,000 characters.'),
});

export type PostDraft = InferType<typeof postSchema>;
