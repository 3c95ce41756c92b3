import { celebrationContent } from '@paniscus/content';
import { anchorFrom } from '@paniscus/domain/urls';
import { Button, Chapter, EmptyState, ErrorState } from '@paniscus/ui';
import type { CelebrationState } from '../CelebrationScreen/celebration-screen.types';
import { WallLines } from './WallLines';

interface MemoryWallProps {
  state: CelebrationState;
  donateHref: string;
}

export function MemoryWall({ state, donateHref }: MemoryWallProps) {
  const { title, lead, empty, invitation, action } = celebrationContent.wall;
  const anchor = anchorFrom(title);
  const way = (
    <Button href={donateHref} look="accent">
      {action}
    </Button>
  );
  switch (state.kind) {
    case 'empty':
      return (
        <Chapter title={title} anchor={anchor}>
          <EmptyState word="give" title={empty} action={way}>
            {invitation}
          </EmptyState>
        </Chapter>
      );
    case 'failed':
      return (
        <Chapter title={title} anchor={anchor}>
          <ErrorState
            title="The wall could not be shown"
            message="Everything else on this page is as it should be. The lines are safe, and may be here again in a minute."
            action={
              <Button href="" look="plain">
                Try again
              </Button>
            }
          />
        </Chapter>
      );
    case 'ready':
      return (
        <Chapter title={title} anchor={anchor} more={way}>
          <p>{`${lead} ${invitation}`}</p>
          <WallLines lines={state.lines} />
        </Chapter>
      );
  }
}
