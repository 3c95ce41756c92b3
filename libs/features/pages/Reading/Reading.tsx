import type { ReadingPage } from '@paniscus/content';
import { Page, PageEnd } from '@paniscus/ui';
import { ChapterSection } from '../ChapterSection/ChapterSection';
import { RelatedLinks } from '../ChapterSection/RelatedLinks';
import type { PageLinks } from '../ChapterSection/RelatedLinks';
import { Chapters } from './Chapters';

/** Renders an article page from its content. */
export function Reading({ page, links }: { page: ReadingPage; links: PageLinks }) {
  const { title, label, mark, lead, chapters, end } = page;
  return (
    <Page title={title} lead={lead} label={label} mark={mark} width="wide">
      <Chapters>
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.title} chapter={chapter} links={links} />
        ))}
        <PageEnd title={end.title} text={end.text} action={{ href: links[end.way.to], label: end.way.label }}>
          <RelatedLinks ways={end.more} links={links} isRow />
        </PageEnd>
      </Chapters>
    </Page>
  );
}
