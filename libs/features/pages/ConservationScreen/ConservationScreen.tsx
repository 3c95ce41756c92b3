import { conservationContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterSection/RelatedLinks';
import { Reading } from '../Reading/Reading';

export function ConservationScreen({ links }: { links: PageLinks }) {
  return <Reading page={conservationContent} links={links} />;
}
