import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { searchContent } from '@paniscus/content';
import { parseSearchQuery, SEARCH_MAX } from '@paniscus/domain/search';
import type { SearchGroup, SearchKind } from '@paniscus/domain/search';
import { EmptyState, ErrorState, Page, SearchForm } from '@paniscus/ui';
import { LinkRow } from './LinkRow';
import { ResultGroup } from './ResultGroup';
import type { SearchLinks, SearchState } from './search-screen.types';

type SearchScreenProps = {
  state: SearchState;
  /** The search text. */
  query: string;
  /** Set when only results of this kind are shown. */
  kind?: SearchKind;
  links: SearchLinks;
};

export function SearchScreen(props: SearchScreenProps) {
  const { title, label, sign, lead, field, action, hint } = searchContent;
  return (
    <Page
      title={title}
      overline={label}
      sign={sign}
      lead={props.state.kind === 'blank' ? lead : undefined}
      width="wide"
    >
      <Stack spacing={5}>
        <SearchForm
          href={props.links.search}
          // After Back, the address says what was searched for.
          autoComplete="off"
          title={title}
          label={field}
          submitLabel={action}
          maxLength={SEARCH_MAX}
          defaultValue={props.query}
          helperText={hint}
        />
        <Body {...props} />
      </Stack>
    </Page>
  );
}

function Body({ state, query, kind, links }: SearchScreenProps) {
  const { empty, tooLong, busy, examples } = searchContent;
  switch (state.kind) {
    case 'blank':
      return (
        <LinkRow label={examples.label} links={examples.words.map((text) => toSearchLink(text, links))} />
      );
    case 'tooLong':
      return (
        <EmptyState word="question" title={tooLong.title}>
          {tooLong.text}
        </EmptyState>
      );
    case 'busy':
      return <ErrorState title={busy.title} message={busy.text} />;
    case 'failed':
      return <SearchError retryHref={links.searchFor(query, kind)} />;
    case 'empty':
      return (
        <EmptyState
          word="question"
          title={empty.title}
          action={<Suggestions closest={state.closest} links={links} />}
        >
          {parseSearchQuery(query).phrases.length === 0 ? empty.text : empty.quotedText}
        </EmptyState>
      );
    case 'ready':
      return <Results {...state} query={query} kind={kind} links={links} />;
  }
}

function SearchError({ retryHref }: { retryHref: string }) {
  const { title, text, action } = searchContent.failed;
  return (
    <ErrorState
      title={title}
      message={text}
      action={
        <Button variant="outlined" color="inherit" href={retryHref}>
          {action}
        </Button>
      }
    />
  );
}

const toSearchLink = (text: string, links: SearchLinks) => ({ href: links.searchFor(text), label: text });

function Suggestions({ closest, links }: { closest: string | undefined; links: SearchLinks }) {
  const { empty } = searchContent;
  return (
    <Box>
      {closest === undefined ? null : (
        <Typography>
          {empty.suggestionsLabel} <Link href={links.searchFor(closest)}>{closest}</Link>
        </Typography>
      )}
      <LinkRow
        label={empty.startLabel}
        links={empty.startLinks.map(({ to, label }) => ({ href: links[to], label }))}
      />
    </Box>
  );
}

type ResultsProps = { groups: readonly SearchGroup[]; isApproximate?: boolean } & Pick<
  SearchScreenProps,
  'query' | 'kind' | 'links'
>;

function Results({ groups, isApproximate = false, query, kind, links }: ResultsProps) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isCapped = groups.some(({ isTotalCapped }) => isTotalCapped === true);
  return (
    <>
      <Box>
        <Typography role="status" variant="caption" component="p" sx={{ fontWeight: 700 }}>
          {`${isCapped ? 'More than ' : ''}${total} ${total === 1 ? 'result' : 'results'}`}
        </Typography>
        {isApproximate && <Typography>{searchContent.approximate}</Typography>}
        {kind === undefined ? null : <Link href={links.searchFor(query)}>{searchContent.all}</Link>}
      </Box>
      {groups.map((group) => (
        <ResultGroup
          key={group.kind}
          group={group}
          getHref={links.hit}
          allHref={kind === undefined ? links.searchFor(query, group.kind) : undefined}
        />
      ))}
    </>
  );
}
