import { conservationContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { Reading } from '../Reading/Reading';

/** Bonobos in the wild: what is known, and what we think helps. */
export function ConservationScreen({ links }: { links: PageLinks }) {
  return <Reading page={conservationContent} links={links} />;
}
