import { researchContent } from '@paniscus/content';
import { ArticlePage } from '../ArticlePage/ArticlePage';
import type { PageLinks } from '../RelatedLinks/RelatedLinks';

export function ResearchScreen({ links }: { links: PageLinks }) {
  return <ArticlePage content={researchContent} links={links} />;
}
