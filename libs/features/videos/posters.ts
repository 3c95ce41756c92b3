import { PICTURES } from '@paniscus/content';
import type { PlacedVideo } from '@paniscus/domain';
import type { ArtPicture } from '@paniscus/ui';

const pictures: Partial<Record<string, ArtPicture>> = PICTURES;

/** The picture of a film: that of its category; none where nobody has drawn one. */
export const posterOf = ({ trail }: Pick<PlacedVideo, 'trail'>) => pictures[`video-${trail[0]?.slug ?? ''}`];
