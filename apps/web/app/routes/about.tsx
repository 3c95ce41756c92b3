import { boardContent } from '@paniscus/content';
import { AboutScreen } from '@paniscus/features/about';
import { buildMeta } from '../meta';
import { pages, paths } from '../paths';

export const handle = pages.about;
export const meta = () =>
  buildMeta(handle, { title: boardContent.title, description: boardContent.description });

export default function AboutRoute() {
  return <AboutScreen links={paths} />;
}
