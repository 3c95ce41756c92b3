import { conservationContent } from '@paniscus/content';
import type { PageLinks } from '../ChapterOf/Ways';
import { ReadingScreen } from '../ReadingScreen/ReadingScreen';

/** Bonobos in the wild: what is known, and what we think helps. */
export function ConservationScreen({ links }: { links: PageLinks }) {
  return <ReadingScreen page={conservationContent} links={links} />;
}
