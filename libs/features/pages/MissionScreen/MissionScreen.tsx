import { missionContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterSection/RelatedLinks';
import { Reading } from '../Reading/Reading';

export function MissionScreen({ links }: { links: PageLinks }) {
  return <Reading page={missionContent} links={links} />;
}
