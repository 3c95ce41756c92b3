import { researchContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterSection/RelatedLinks';
import { Reading } from '../Reading/Reading';

export function ResearchScreen({ links }: { links: PageLinks }) {
  return <Reading page={researchContent} links={links} />;
}
