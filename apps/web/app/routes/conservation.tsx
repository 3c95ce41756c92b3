import { conservationContent } from '@paniscus/content';
import { ConservationScreen } from '@paniscus/features/pages';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.conservation;
export const meta = () =>
  buildMeta(handle, { title: conservationContent.title, description: conservationContent.description });

export default function ConservationRoute() {
  return <ConservationScreen links={paths} />;
}
