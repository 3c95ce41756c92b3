export {
  buildPictureSources,
  buildPictureUrl,
  isPictureFormat,
  lacksAltText,
  listPictureWidths,
  parsePictureName,
  PICTURE_BYTES_MAX,
  PICTURE_FORMATS,
  PICTURE_WIDTH_MAX,
} from './media-picture.rules.ts';
export type { PictureFormat, PictureName } from './media-picture.rules.ts';
export { mediaPictureInputSchema, pictureInsertSchema } from './media-picture.schema.ts';
export type { MediaPictureInput, PictureInsert } from './media-picture.schema.ts';
export { mediaPictureListResponse, mediaPictureResponse } from './media-picture-response.schema.ts';
export type { MediaPicture } from './media-picture-response.schema.ts';
