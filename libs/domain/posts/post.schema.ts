import { object, string } from 'yup';
import type { InferType } from 'yup';
import { lineText } from '../validation/fields.ts';
import { isVisible } from '../text/typed-text.ts';
import { CONTENT_MAX, TITLE_MAX } from './post.rules.ts';

const isPresent = (text: string | undefined) => text === undefined || isVisible(text);

export const postSchema = object({
  title: lineText()
    .defined('Title is required.')
    .test('title-present', 'Title is required.', isPresent)
    .max(TITLE_MAX, 'Title must be at most 200 characters.'),
  content: string()
    .defined('Content is required.')
    .test('content-present', 'Content is required.', isPresent)
    .max(CONTENT_MAX, 'Content must be at most 100,000 characters.'),
});

export type PostDraft = InferType<typeof postSchema>;
