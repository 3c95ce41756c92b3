import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { siteSearchContent } from '@paniscus/content';
import { SEARCH_MAX } from '@paniscus/domain/search';
import { Page, SearchForm } from '@paniscus/ui';
import { ActionRow } from '../ActionRow/ActionRow';
import { SignSentence } from '../SignSentence/SignSentence';
import { buildFooterColumns } from '../SiteLayout/footer.columns';
import type { SiteLinks } from '../SiteLayout/site-layout.types';
import { buildOtherNames } from './other-names';

/**
 * 404 page in English and lexigrams. A single page serves all unknown URLs; the site script reveals pages with a
 * similar URL or name in `data-closest`.
 */
export function NotFoundScreen({ links }: { links: SiteLinks }) {
  return (
    <Page
      title="Page not found"
      overline="404"
      lead="There is no page at this address. It may have moved, or the address may have a typo."
      width="wide"
    >
      <SignSentence words={['question', 'hide', 'outdoors']} meaning="Is it hiding outdoors?" />
      <Stack sx={{ gap: 5, maxWidth: ({ layout }) => layout.readingWidth, mt: 5 }}>
        <ClosestPages links={links} />
        <SearchForm
          href={links.search}
          title={siteSearchContent.title}
          label={siteSearchContent.label}
          submitLabel={siteSearchContent.action}
          maxLength={SEARCH_MAX}
          variant="outlined"
        />
      </Stack>
      <ActionRow>
        <Button href={links.home}>Back to the home page</Button>
        <Button href={links.keyboard} variant="outlined" color="inherit">
          Open the keyboard
        </Button>
        <Button href={links.posts} variant="outlined" color="inherit">
          Read the posts
        </Button>
        <Button href={links.contact} variant="outlined" color="inherit">
          Report a problem
        </Button>
      </ActionRow>
    </Page>
  );
}

function ClosestPages({ links }: { links: SiteLinks }) {
  const pages = buildFooterColumns(links).flatMap((column) => column.links);
  const otherNames = buildOtherNames(links);
  return (
    <section data-closest="" aria-labelledby="closest-title" hidden>
      <Typography component="h2" variant="h4" id="closest-title" sx={{ mb: 1 }}>
        Did you mean
      </Typography>
      <List>
        {pages.map(({ href, label }) => (
          <ListItem key={href} data-names={otherNames.get(href)}>
            <Link href={href} variant="h3" sx={{ py: 1, overflowWrap: 'anywhere' }}>
              {label}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1.5 }}>
                {href}
              </Typography>
            </Link>
          </ListItem>
        ))}
      </List>
    </section>
  );
}
