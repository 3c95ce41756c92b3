import { celebrationContent } from '@paniscus/content';
import { CelebrationTitleScreen } from '@paniscus/features/celebration';
import { buildMeta } from '../meta';
import { pages, paths } from '../paths';

export const handle = pages.celebrationTitle;
export const meta = () =>
  buildMeta(handle, {
    title: `${celebrationContent.title}, ${celebrationContent.dates}`,
    description: `${celebrationContent.dates}. ${celebrationContent.lead}`,
  });

export default function CelebrationTitleRoute() {
  return <CelebrationTitleScreen links={paths} />;
}
