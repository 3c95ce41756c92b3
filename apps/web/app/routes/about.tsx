import { boardContent } from '@paniscus/content';
import { AboutScreen } from '@paniscus/features/about';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';

export const handle = pages.about;
export const meta = () =>
  metaOf(handle, { title: boardContent.title, description: boardContent.description });

export default function AboutRoute() {
  return <AboutScreen links={paths} />;
}
