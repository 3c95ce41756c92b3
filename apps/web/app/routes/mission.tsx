import { missionContent } from '@paniscus/content';
import { MissionScreen } from '@paniscus/features/pages';
import { buildMeta } from '../meta';
import { pages, paths } from '../paths';

export const handle = pages.mission;
export const meta = () =>
  buildMeta(handle, { title: missionContent.title, description: missionContent.description });

export default function MissionRoute() {
  return <MissionScreen links={paths} />;
}
