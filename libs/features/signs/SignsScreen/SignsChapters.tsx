import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signsContent } from '@paniscus/content';
import { Chapter, Figure, PrintButton } from '@paniscus/ui';
import { BoardFigures } from '../BoardFigures/BoardFigures';
import { ClassFigure } from '../ClassFigure/ClassFigure';
import { ElementFigure } from '../ElementFigure/ElementFigure';
import { EvidenceList } from '../EvidenceList/EvidenceList';
import { LexigramList } from '../LexigramList/LexigramList';
import { Sources } from '../Sources/Sources';
import { StepFigure } from '../StepFigure/StepFigure';
import { WordIndex } from '../WordIndex/WordIndex';
import { findLexigrams } from '../find-lexigrams';

export type SignsLinks = { keyboard: string; games: string };

const renderParagraphs = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => <Typography key={paragraph}>{paragraph}</Typography>);

/** Where the signs come from, with pairs of similar signs and links to the keyboard and the games. */
export function HistoryChapter({ links }: { links: SignsLinks }) {
  const { history, pairs } = signsContent;
  return (
    <Chapter
      title={history.title}
      subheader={history.label}
      action={<RelatedLinks links={links} />}
      // The header of the page ends with a line already.
      sx={{ pt: 0, borderTop: 0 }}
    >
      {renderParagraphs(history.paragraphs)}
      <Figure caption={pairs.label} sx={{ mt: 2 }}>
        <LexigramList label={pairs.label} lexigrams={findLexigrams(pairs.words)} size="large" />
      </Figure>
    </Chapter>
  );
}

/** How a sign is built: its elements, the steps, and the class that gives it its color. */
export function ConstructionChapters() {
  const { elements, steps, classes } = signsContent;
  return (
    <>
      <Chapter title={elements.title} subheader={elements.label}>
        {renderParagraphs(elements.paragraphs)}
        <ElementFigure />
      </Chapter>
      <Chapter title={steps.title} subheader={steps.label}>
        {renderParagraphs(steps.paragraphs)}
        <StepFigure lexigrams={findLexigrams(steps.words)} />
      </Chapter>
      <Chapter title={classes.title} subheader={classes.label}>
        {renderParagraphs(classes.paragraphs)}
        <ClassFigure />
      </Chapter>
    </>
  );
}

/** The boards, what is known about the signs, the index of words and the sources. */
export function ReferenceChapters() {
  const { boards, evidence, index, sources } = signsContent;
  return (
    <>
      <Chapter title={boards.title} subheader={boards.label}>
        {renderParagraphs(boards.paragraphs)}
        <BoardFigures />
      </Chapter>
      <Chapter title={evidence.title}>
        <Typography>{evidence.lead}</Typography>
        <EvidenceList />
      </Chapter>
      <Chapter title={index.title} subheader={index.label} action={<PrintButton>Print</PrintButton>}>
        <Typography>{index.lead}</Typography>
        <WordIndex />
      </Chapter>
      <Chapter title={sources.title}>
        <Typography>{sources.lead}</Typography>
        <Sources />
      </Chapter>
    </>
  );
}

function RelatedLinks({ links }: { links: SignsLinks }) {
  const { keyboard, games } = signsContent.links;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
      <Button href={links.keyboard} color="accent">
        {keyboard}
      </Button>
      <Button href={links.games} variant="outlined" color="inherit">
        {games}
      </Button>
    </Stack>
  );
}
