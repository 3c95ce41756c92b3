import type { InferType } from 'yup';
import { recordOfText } from '../validation/response-fields.ts';

/** Response of `GET /api/video-descriptions/`: descriptions by video id, empty when the video has none. */
export const videoDescriptionsResponse = recordOfText();

export type VideoDescriptions = InferType<typeof videoDescriptionsResponse>;
