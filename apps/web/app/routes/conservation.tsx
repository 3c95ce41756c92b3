import { conservationContent } from '@paniscus/content';
import { ConservationScreen } from '@paniscus/features/pages';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';

export const handle = pages.conservation;
export const meta = () =>
  metaOf(handle, { title: conservationContent.title, description: conservationContent.description });

export default function ConservationRoute() {
  return <ConservationScreen links={paths} />;
}
