import { celebrationContent, LOOPS, PICTURES } from '@paniscus/content';
import { ROUTES } from '@paniscus/routes';
import { toAbsoluteUrl } from './absolute-url';
import type { VideoJsonLd } from './structured-data';

const { title, film } = celebrationContent;
const { poster, mp4, label } = LOOPS.celebration;

export const celebrationVideo: VideoJsonLd = {
  '@type': 'VideoObject',
  name: `${film.title}: ${title}`,
  description: `${label} ${film.text}`,
  thumbnailUrl: [toAbsoluteUrl(PICTURES[poster].src)],
  uploadDate: film.publishedOn,
  url: toAbsoluteUrl(ROUTES.celebration.path),
  contentUrl: toAbsoluteUrl(mp4),
};
