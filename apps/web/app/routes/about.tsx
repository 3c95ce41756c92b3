import { boardContent } from '@paniscus/content';
import { AboutScreen } from '@paniscus/features/about';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.about;
export const meta = () =>
  buildMeta(handle, { title: boardContent.title, description: boardContent.description });

export default function AboutRoute() {
  return <AboutScreen links={paths} />;
}
