import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { impactContent } from '@paniscus/content';
import type { ImpactFigure } from '@paniscus/domain/impact';
import { EmptyState, ErrorState, Page, PageEnd, ReloadButton, ShownWhen } from '@paniscus/ui';
import { FigureGrid } from './FigureGrid';

export type ImpactState =
  | { kind: 'failed' }
  /** Staff have not published a figure. */
  | { kind: 'empty' }
  | { kind: 'ready'; figures: readonly ImpactFigure[] };

type ImpactLinks = { donate: string; conservation: string; mission: string; staffImpact: string };

interface ImpactScreenProps {
  state: ImpactState;
  links: ImpactLinks;
}

const { title, lead, label, sign, empty, failed, end } = impactContent;

/** What the organization's work has achieved, in figures with their sources. */
export function ImpactScreen({ state, links }: ImpactScreenProps) {
  return (
    <Page title={title} lead={lead} overline={label} sign={sign} width="wide">
      <Body state={state} links={links} />
      <PageEnd
        title={end.title}
        text={end.text}
        action={{ href: links.donate, label: end.action }}
        sx={{ mt: ({ layout }) => layout.section }}
      >
        <RelatedPages links={links} />
      </PageEnd>
    </Page>
  );
}

function Body({ state, links }: ImpactScreenProps) {
  switch (state.kind) {
    case 'failed':
      return <ErrorState title={failed.title} message={failed.text} action={<ReloadButton />} />;
    case 'empty':
      return (
        <EmptyState word="question" title={empty.title} action={<EmptyActions links={links} />}>
          {empty.text}
        </EmptyState>
      );
    case 'ready':
      return <FigureGrid figures={state.figures} />;
  }
}

function EmptyActions({ links }: Pick<ImpactScreenProps, 'links'>) {
  return (
    <>
      <Link variant="standalone" href={links[empty.link.to]}>
        {empty.link.label}
      </Link>
      <ShownWhen when="signed-in">
        <Button href={links.staffImpact}>Manage figures</Button>
      </ShownWhen>
    </>
  );
}

function RelatedPages({ links }: Pick<ImpactScreenProps, 'links'>) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, '@media print': { display: 'none' } }}>
      {end.relatedLinks.map(({ to, label: name }) => (
        <Link variant="standalone" key={to} href={links[to]}>
          {name}
        </Link>
      ))}
    </Stack>
  );
}
