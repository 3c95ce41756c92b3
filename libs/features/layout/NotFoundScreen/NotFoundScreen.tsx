import { styled } from '@mui/material/styles';
import { searchContent } from '@paniscus/content';
import { SEARCH_MAX } from '@paniscus/domain/search';
import { Button, Page, SearchForm } from '@paniscus/ui';
import { RelatedLinks } from '../RelatedLinks/RelatedLinks';
import { SignSentence } from '../SignSentence/SignSentence';
import { buildFooterColumns } from '../SiteLayout/footer.columns';
import type { SiteLinks } from '../SiteLayout/site-layout.types';

const Help = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(5),
  maxWidth: measures.reading,
  marginTop: spacing(5),
  '& h2': { ...typography.h4, marginBottom: spacing(1) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li > a': { ...typography.h3, display: 'inline-block', paddingBlock: spacing(1) },
  '& li > a > span': { ...typography.caption, marginLeft: spacing(1.5), color: vars.palette.text.secondary },
}));

/**
 * 404 page in English and lexigrams. A single page serves all unknown URLs; the site script reveals similar URLs in
 * `data-closest`.
 */
export function NotFoundScreen({ links }: { links: SiteLinks }) {
  return (
    <Page
      title="Page not found"
      label="404"
      lead="Nothing lives at this address. It may have moved, or the address may have a slip in it."
      width="wide"
    >
      <SignSentence words={['question', 'hide', 'outdoors']} meaning="Is it hiding outdoors?" />
      <Help>
        <ClosestPages links={links} />
        <SearchForm
          href={links.search}
          title={searchContent.title}
          field={searchContent.siteField}
          action={searchContent.action}
          maxLength={SEARCH_MAX}
          look="plain"
        />
      </Help>
      <RelatedLinks>
        <Button href={links.home}>Back to the start</Button>
        <Button href={links.keyboard} look="plain">
          Speak with signs
        </Button>
        <Button href={links.posts} look="plain">
          Read the posts
        </Button>
        <Button href={links.contact} look="plain">
          Tell us what is missing
        </Button>
      </RelatedLinks>
    </Page>
  );
}

function ClosestPages({ links }: { links: SiteLinks }) {
  const pages = buildFooterColumns(links).flatMap((column) => column.links);
  return (
    <section data-closest="" aria-labelledby="closest-title" hidden>
      <h2 id="closest-title">Did you mean</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <span>{href}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
