import { researchContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { Reading } from '../Reading/Reading';

/** What was found with apes and signs, and what was said against it. */
export function ResearchScreen({ links }: { links: PageLinks }) {
  return <Reading page={researchContent} links={links} />;
}
