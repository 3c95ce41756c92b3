import { styled } from '@mui/material/styles';
import { celebrationContent } from '@paniscus/content';
import type { WallLine } from '@paniscus/domain';
import { Chapter, LexigramTile, Page } from '@paniscus/ui';
import { MemoryWall } from '../MemoryWall/MemoryWall';

/** What became of the memory wall; the rest of the page stands without it. */
export type CelebrationState =
  { kind: 'ready'; lines: readonly WallLine[] } | { kind: 'empty' } | { kind: 'failed' };

interface CelebrationScreenProps {
  state: CelebrationState;
  links: { donate: string };
}

/** One chapter after the other, each with a hairline above it but the first, which has the head's. */
const Chapters = styled('div')(({ theme: { measures } }) => ({
  display: 'grid',
  gap: measures.section,
  '& > section:first-of-type': { paddingTop: 0, borderTop: 0 },
}));

export function CelebrationScreen({ state, links }: CelebrationScreenProps) {
  const { title, lead, dates, sign, life } = celebrationContent;
  return (
    <Page title={title} lead={lead} label={dates} width="wide">
      <Chapters>
        <Chapter title={life.title} mark={<LexigramTile word={sign} size="huge" isDecorative />}>
          {life.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Chapter>
        <MemoryWall state={state} donateHref={links.donate} />
      </Chapters>
    </Page>
  );
}
