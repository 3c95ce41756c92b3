import { videosContent } from '@paniscus/content';
import { removeSamples } from '@paniscus/domain/videos';

const withoutSamples = removeSamples(videosContent.library);

/** The video library, with its sample videos only where they can be played. */
export const getLibrary = ({ hasSamples }: { hasSamples: boolean }) =>
  hasSamples ? videosContent.library : withoutSamples;
