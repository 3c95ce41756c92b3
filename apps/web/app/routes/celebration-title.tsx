import { celebrationContent } from '@paniscus/content';
import { CelebrationTitleScreen } from '@paniscus/features/celebration';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.celebrationTitle;
export const meta = () =>
  buildMeta(handle, {
    title: `${celebrationContent.title}, ${celebrationContent.dates}`,
    description: `${celebrationContent.dates}. ${celebrationContent.lead}`,
  });

export default function CelebrationTitleRoute() {
  return <CelebrationTitleScreen links={paths} />;
}
