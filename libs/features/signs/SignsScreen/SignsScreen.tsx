import { styled } from '@mui/material/styles';
import { signsContent } from '@paniscus/content';
import { Breadcrumbs, Button, Chapter, Page, PrintButton } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { Account } from '../Account/Account';
import { BoardFigures } from '../BoardFigures/BoardFigures';
import { ClassFigure } from '../ClassFigure/ClassFigure';
import { ElementFigure } from '../ElementFigure/ElementFigure';
import { Sources } from '../Sources/Sources';
import { StepFigure } from '../StepFigure/StepFigure';
import { WordIndex } from '../WordIndex/WordIndex';
import { WordRow } from '../WordRow/WordRow';
import { findLexigrams } from '../words';

type SignsLinks = { keyboard: string; games: string };

interface SignsScreenProps {
  links: SignsLinks;
  trail: readonly Crumb[];
  /** The interactive sign workshop; the rest of the page does not depend on it. */
  workshop: ReactNode;
}

const Chapters = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: measures.section,
  '& > section:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > [data-part="workshop"]': { scrollMarginTop: spacing(10), minWidth: 0 },
  '@media print': {
    '& > [data-part="workshop"]': { display: 'none' },
    // The color of a class is part of its sign, so it is printed.
    '& svg': { printColorAdjust: 'exact' },
  },
}));

const Ways = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  '@media print': { display: 'none' },
}));

const renderParagraphs = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** Page about the signs, rendered on the server; only the workshop needs JavaScript. */
export function SignsScreen({ links, trail, workshop }: SignsScreenProps) {
  const { title, lead, label, mark, pairs, account, index, sources } = signsContent;
  const { history, elements, steps, classes, boards } = signsContent;
  return (
    <Page
      title={title}
      lead={lead}
      label={label}
      mark={mark}
      width="wide"
      trail={<Breadcrumbs trail={trail} />}
    >
      <Chapters>
        <Chapter title={history.title} label={history.label} more={<WaysOn links={links} />}>
          {renderParagraphs(history.paragraphs)}
          <figure>
            <figcaption>{pairs.label}</figcaption>
            <WordRow label={pairs.label} lexigrams={findLexigrams(pairs.words)} size="large" />
          </figure>
        </Chapter>
        <Chapter title={elements.title} label={elements.label}>
          {renderParagraphs(elements.paragraphs)}
          <ElementFigure />
        </Chapter>
        <Chapter title={steps.title} label={steps.label}>
          {renderParagraphs(steps.paragraphs)}
          <StepFigure lexigrams={findLexigrams(steps.words)} />
        </Chapter>
        <Chapter title={classes.title} label={classes.label}>
          {renderParagraphs(classes.paragraphs)}
          <ClassFigure />
        </Chapter>
        <div data-part="workshop" id="workshop">
          {workshop}
        </div>
        <Chapter title={boards.title} label={boards.label}>
          {renderParagraphs(boards.paragraphs)}
          <BoardFigures />
        </Chapter>
        <Chapter title={account.title}>
          <p>{account.lead}</p>
          <Account />
        </Chapter>
        <Chapter title={index.title} label={index.label} more={<PrintButton>Print</PrintButton>}>
          <p>{index.lead}</p>
          <WordIndex />
        </Chapter>
        <Chapter title={sources.title}>
          <p>{sources.lead}</p>
          <Sources />
        </Chapter>
      </Chapters>
    </Page>
  );
}

function WaysOn({ links }: { links: SignsLinks }) {
  const { keyboard, games } = signsContent.ways;
  return (
    <Ways>
      <Button href={links.keyboard} look="accent">
        {keyboard}
      </Button>
      <Button href={links.games} look="plain">
        {games}
      </Button>
    </Ways>
  );
}
