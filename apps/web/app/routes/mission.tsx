import { missionContent } from '@paniscus/content';
import { MissionScreen } from '@paniscus/features/pages';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';

export const handle = ROUTES.mission;
export const meta = () =>
  buildMeta(handle, { title: missionContent.title, description: missionContent.description });

export default function MissionRoute() {
  return <MissionScreen links={paths} />;
}
