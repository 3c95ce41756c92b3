import { PICTURES } from '@paniscus/content';
import type { PlacedVideo } from '@paniscus/domain';
import type { ArtPicture } from '@paniscus/ui';

const pictures: Partial<Record<string, ArtPicture>> = PICTURES;

/** The picture of a film: that of the nearest branch above it that has one; none where nobody has drawn any. */
export const getPoster = ({ trail }: Pick<PlacedVideo, 'trail'>) =>
  trail
    .toReversed()
    .map(({ slug }) => pictures[`video-${slug}`])
    .find((picture) => picture !== undefined);
