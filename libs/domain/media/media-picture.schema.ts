import { object, string } from 'yup';
import type { InferType } from 'yup';
import { isVisible } from '../text/typed-text.ts';

const ALT_MAX = 500;

/** Body of `PATCH /api/media/{id}/`. */
export const mediaPictureInputSchema = object({
  alt: string()
    .defined('Alt text is required.')
    .max(ALT_MAX, 'Alt text must be at most 500 characters.')
    .meta({ description: 'Describes the picture for people who cannot see it; suggested in posts.' }),
});

/** Form that inserts a picture into a post. */
export const pictureInsertSchema = object({
  alt: string()
    .defined('Describe the picture in a few words.')
    .test('alt-present', 'Describe the picture in a few words.', isVisible)
    .max(ALT_MAX, 'Alt text must be at most 500 characters.'),
});

export type PictureInsert = InferType<typeof pictureInsertSchema>;
export type MediaPictureInput = InferType<typeof mediaPictureInputSchema>;
