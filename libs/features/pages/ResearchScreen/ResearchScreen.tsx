import { researchContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { ReadingScreen } from '../ReadingScreen/ReadingScreen';

/** What was found with apes and signs, and what was said against it. */
export function ResearchScreen({ links }: { links: PageLinks }) {
  return <ReadingScreen page={researchContent} links={links} />;
}
