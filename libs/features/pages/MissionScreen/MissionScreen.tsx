import { missionContent } from '@paniscus/content';
import { ArticlePage } from '../ArticlePage/ArticlePage';
import type { PageLinks } from '../RelatedLinks/RelatedLinks';

export function MissionScreen({ links }: { links: PageLinks }) {
  return <ArticlePage content={missionContent} links={links} />;
}
