import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { celebrationContent } from '@paniscus/content';
import { toAnchor } from '@paniscus/domain/urls';
import { Chapter, EmptyState, ErrorState, ReloadButton } from '@paniscus/ui';
import type { CelebrationState } from '../CelebrationScreen/celebration-screen.types';
import { WallLines } from './WallLines';

interface MemoryWallProps {
  state: CelebrationState;
  donateHref: string;
}

/** Lines that donors left with their donations. */
export function MemoryWall({ state, donateHref }: MemoryWallProps) {
  const { title, lead, empty, invitation, action } = celebrationContent.memoryWall;
  const anchor = toAnchor(title);
  const donateButton = (
    <Button href={donateHref} color="accent">
      {action}
    </Button>
  );
  switch (state.kind) {
    case 'empty':
      return (
        <Chapter title={title} anchor={anchor}>
          <EmptyState word="give" title={empty} action={donateButton}>
            {invitation}
          </EmptyState>
        </Chapter>
      );
    case 'failed':
      return (
        <Chapter title={title} anchor={anchor}>
          <ErrorState
            title="We could not load the memory wall"
            message="The rest of this page works. No messages were lost. Please try again in a minute."
            action={
              <ReloadButton variant="outlined" color="inherit">
                Try again
              </ReloadButton>
            }
          />
        </Chapter>
      );
    case 'ready':
      return (
        <Chapter title={title} anchor={anchor} action={donateButton}>
          <Typography>{`${lead} ${invitation}`}</Typography>
          <WallLines lines={state.lines} />
        </Chapter>
      );
  }
}
