import { conservationContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { Reading } from '../Reading/Reading';

export function ConservationScreen({ links }: { links: PageLinks }) {
  return <Reading page={conservationContent} links={links} />;
}
