import { styled } from '@mui/material/styles';
import { searchContent } from '@paniscus/content';
import { SEARCH_MAX } from '@paniscus/domain/search';
import type { SearchGroup, SearchKind } from '@paniscus/domain/search';
import { Button, EmptyState, ErrorState, Page, SearchForm } from '@paniscus/ui';
import { HitGroup } from './HitGroup';
import type { SearchLinks, SearchState } from './search.state';

type SearchScreenProps = {
  state: SearchState;
  words: string;
  only?: SearchKind;
  links: SearchLinks;
};

const Body = styled('div')(({ theme: { spacing } }) => ({ display: 'grid', gap: spacing(5) }));

const Row = styled('ul')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(0, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: spacing(1.25) },
  '& > li:first-of-type:not(:has(a))': { ...typography.caption, color: vars.palette.text.secondary },
}));

const Count = styled('p')(({ theme: { typography } }) => ({ ...typography.caption, fontWeight: 700 }));

export function SearchScreen(props: SearchScreenProps) {
  const { title, label, mark, lead, field, action, hint } = searchContent;
  return (
    <Page title={title} label={label} mark={mark} lead={lead} width="wide">
      <Body>
        <SearchForm
          href={props.links.search}
          title={title}
          field={field}
          action={action}
          maxLength={SEARCH_MAX}
          words={props.words}
          hint={hint}
        />
        <Outcome {...props} />
      </Body>
    </Page>
  );
}

function Outcome({ state, words, only, links }: SearchScreenProps) {
  const { empty, tooLong, busy, failed } = searchContent;
  switch (state.kind) {
    case 'blank':
      return <Tries links={links} />;
    case 'tooLong':
      return (
        <EmptyState word="question" title={tooLong.title}>
          {tooLong.text}
        </EmptyState>
      );
    case 'busy':
      return <ErrorState title={busy.title} message={busy.text} />;
    case 'failed':
      return (
        <ErrorState
          title={failed.title}
          message={failed.text}
          action={
            <Button look="plain" href={links.searchFor(words, only)}>
              {failed.action}
            </Button>
          }
        />
      );
    case 'empty':
      return (
        <EmptyState
          word="question"
          title={empty.title}
          action={<Ways closest={state.closest} links={links} />}
        >
          {empty.text}
        </EmptyState>
      );
    case 'ready':
      return <Found groups={state.groups} words={words} only={only} links={links} />;
  }
}

function Tries({ links }: { links: SearchLinks }) {
  const { label, words } = searchContent.tries;
  return (
    <Row role="list">
      <li>{label}</li>
      {words.map((word) => (
        <li key={word}>
          <a href={links.searchFor(word)}>{word}</a>
        </li>
      ))}
    </Row>
  );
}

function Ways({ closest, links }: { closest: string | undefined; links: SearchLinks }) {
  const { empty } = searchContent;
  return (
    <div>
      {closest === undefined ? null : (
        <p>
          {empty.closest} <a href={links.searchFor(closest)}>{closest}</a>
        </p>
      )}
      <Row role="list">
        <li>{empty.ways}</li>
        {empty.begin.map(({ to, label }) => (
          <li key={to}>
            <a href={links[to]}>{label}</a>
          </li>
        ))}
      </Row>
    </div>
  );
}

type FoundProps = { groups: readonly SearchGroup[] } & Pick<SearchScreenProps, 'words' | 'only' | 'links'>;

function Found({ groups, words, only, links }: FoundProps) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <div>
        <Count role="status">{total === 1 ? '1 place' : `${total} places`}</Count>
        {only === undefined ? null : <a href={links.searchFor(words)}>{searchContent.all}</a>}
      </div>
      {groups.map((group) => (
        <HitGroup
          key={group.kind}
          group={group}
          getHref={links.hit}
          allHref={only === undefined ? links.searchFor(words, group.kind) : undefined}
        />
      ))}
    </>
  );
}
