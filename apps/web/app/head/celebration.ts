import { celebrationContent, LOOPS, PICTURES } from '@paniscus/content';
import { ROUTES } from '@paniscus/routes';
import { getAddress } from './url';
import type { Film } from './structured-data';

const { title, film } = celebrationContent;
const { poster, mp4, label } = LOOPS.celebration;

export const celebrationFilm: Film = {
  '@type': 'VideoObject',
  name: `${film.title}: ${title}`,
  description: `${label} ${film.text}`,
  thumbnailUrl: [getAddress(PICTURES[poster].src)],
  uploadDate: film.publishedOn,
  url: getAddress(ROUTES.celebration.path),
  contentUrl: getAddress(mp4),
};
