import { homeContent } from '@paniscus/content';
import { homeSlides, SlideshowScreen } from '@paniscus/features/home';
import { Island } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.slideshow;
export const meta = () =>
  buildMeta(handle, { title: homeContent.slideshow.title, description: homeContent.slideshow.lead });
export const loader = islandLoader('SlideshowIsland', { ...homeSlides, isFirst: true });

export default function SlideshowRoute() {
  const island = useLoaderData<typeof loader>();
  return <SlideshowScreen slideshow={<Island island={island} hydrate="visible" />} links={paths} />;
}
