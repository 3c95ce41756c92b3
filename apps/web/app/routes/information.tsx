import { informationContent } from '@paniscus/content';
import { InformationScreen } from '@paniscus/features/pages';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.information;
export const meta = () =>
  buildMeta(handle, { title: informationContent.title, description: informationContent.description });

export default function InformationRoute() {
  return <InformationScreen links={paths} />;
}
