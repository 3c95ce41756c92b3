import { researchContent } from '@paniscus/content';
import { ResearchScreen } from '@paniscus/features/pages';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.research;
export const meta = () =>
  buildMeta(handle, { title: researchContent.title, description: researchContent.description });

export default function ResearchRoute() {
  return <ResearchScreen links={paths} />;
}
