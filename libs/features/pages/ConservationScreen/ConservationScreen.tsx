import { conservationContent } from '@paniscus/content';
import { ArticlePage } from '../ArticlePage/ArticlePage';
import type { PageLinks } from '../RelatedLinks/RelatedLinks';

export function ConservationScreen({ links }: { links: PageLinks }) {
  return <ArticlePage content={conservationContent} links={links} />;
}
