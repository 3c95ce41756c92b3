import { missionContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { ReadingScreen } from '../ReadingScreen/ReadingScreen';

/** What the organisation holds, and how it works. */
export function MissionScreen({ links }: { links: PageLinks }) {
  return <ReadingScreen page={missionContent} links={links} />;
}
