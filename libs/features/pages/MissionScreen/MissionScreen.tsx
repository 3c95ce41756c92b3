import { missionContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { Reading } from '../Reading/Reading';

/** What the organisation holds, and how it works. */
export function MissionScreen({ links }: { links: PageLinks }) {
  return <Reading page={missionContent} links={links} />;
}
