import { PICTURES } from '@paniscus/content';
import type { LibraryVideo } from '@paniscus/domain/videos';
import type { ArtPicture } from '@paniscus/ui';

const pictures: Partial<Record<string, ArtPicture>> = PICTURES;

/** Poster of the nearest ancestor category that has one; undefined if there is none. */
export const getPoster = ({ trail }: Pick<LibraryVideo, 'trail'>) =>
  trail
    .toReversed()
    .map(({ slug }) => pictures[`video-${slug}`])
    .find((picture) => picture !== undefined);
