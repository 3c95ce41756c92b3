import { styled } from '@mui/material/styles';
import { signsContent } from '@paniscus/content';
import { Button, Chapter, PrintButton } from '@paniscus/ui';
import { Account } from '../Account/Account';
import { BoardFigures } from '../BoardFigures/BoardFigures';
import { ClassFigure } from '../ClassFigure/ClassFigure';
import { ElementFigure } from '../ElementFigure/ElementFigure';
import { Sources } from '../Sources/Sources';
import { StepFigure } from '../StepFigure/StepFigure';
import { WordIndex } from '../WordIndex/WordIndex';
import { WordRow } from '../WordRow/WordRow';
import { findLexigrams } from '../words';

export type SignsLinks = { keyboard: string; games: string };

const Ways = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  '@media print': { display: 'none' },
}));

const renderParagraphs = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** Where the signs come from, with pairs of similar signs and links to the keyboard and the games. */
export function HistoryChapter({ links }: { links: SignsLinks }) {
  const { history, pairs } = signsContent;
  return (
    <Chapter title={history.title} label={history.label} more={<WaysOn links={links} />}>
      {renderParagraphs(history.paragraphs)}
      <figure>
        <figcaption>{pairs.label}</figcaption>
        <WordRow label={pairs.label} lexigrams={findLexigrams(pairs.words)} size="large" />
      </figure>
    </Chapter>
  );
}

/** How a sign is built: its elements, the steps, and the class that gives it its color. */
export function ConstructionChapters() {
  const { elements, steps, classes } = signsContent;
  return (
    <>
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
    </>
  );
}

/** The boards, the account of the signs, the index of words and the sources. */
export function ReferenceChapters() {
  const { boards, account, index, sources } = signsContent;
  return (
    <>
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
    </>
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
