import type { ReadingPage } from '@paniscus/content';
import { Page, PageEnd } from '@paniscus/ui';
import { ChapterSection } from '../ChapterSection/ChapterSection';
import { RelatedLinks } from '../RelatedLinks/RelatedLinks';
import type { PageLinks } from '../RelatedLinks/RelatedLinks';
import { ChapterStack } from './ChapterStack';

interface ArticlePageProps {
  content: ReadingPage;
  links: PageLinks;
}

/** Renders an article page from its content. */
export function ArticlePage({ content, links }: ArticlePageProps) {
  const { title, label, sign, lead, chapters, end } = content;
  return (
    <Page title={title} lead={lead} overline={label} sign={sign} width="wide">
      <ChapterStack>
        {chapters.map((chapter, index) => (
          <ChapterSection key={chapter.title} chapter={chapter} links={links} isFirst={index === 0} />
        ))}
        <PageEnd
          title={end.title}
          text={end.text}
          action={{ href: links[end.link.to], label: end.link.label }}
        >
          <RelatedLinks items={end.relatedLinks} links={links} direction="row" />
        </PageEnd>
      </ChapterStack>
    </Page>
  );
}
