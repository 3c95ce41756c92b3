import { homeContent } from '@paniscus/content';
import { SlideshowScreen } from '@paniscus/features/home';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.slideshow;
export const meta = () =>
  buildMeta(handle, { title: homeContent.slideshow.title, description: homeContent.slideshow.lead });
export const loader = islandLoader('SlideshowIsland', { isFirst: true });

export default function SlideshowRoute() {
  const island = useLoaderData<typeof loader>();
  return <SlideshowScreen slideshow={<Island island={island} isFar />} links={paths} />;
}
