import type { ReadingPage } from '@paniscus/content';
import { Page, PageEnd } from '@paniscus/ui';
import { ChapterSection } from '../ChapterOf/ChapterOf';
import { RelatedLinks } from '../ChapterOf/Ways';
import type { PageLinks } from '../ChapterOf/Ways';
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
