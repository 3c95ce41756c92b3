import { buildPictureUrl, listPictureWidths } from '@paniscus/domain/media';
import type { MediaPicture } from '@paniscus/domain/media';
import type { MediaPictureEntity } from './media-picture.entity.ts';
import type { PictureUse } from './post-pictures.service.ts';

export function toMediaPicture(picture: MediaPictureEntity, posts: PictureUse[] = []): MediaPicture {
  const { id, name, alt, width, height, byline, authorId, createdAt } = picture;
  return {
    id,
    name,
    alt,
    url: buildPictureUrl(picture),
    thumbnail_url: buildPictureUrl(picture, listPictureWidths(width)[0]),
    width,
    height,
    username: byline,
    author_id: authorId,
    created_at: createdAt.toISOString(),
    posts,
  };
}
