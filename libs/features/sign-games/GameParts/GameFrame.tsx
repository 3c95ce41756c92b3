import { styled } from '@mui/material/styles';
import { Button } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { useArrival } from './use-arrival';

interface GameFrameProps {
  /** Where in the round this is: '3 of 10'. */
  step: string;
  /** Changes with each question: then the reader is taken to its title. */
  stepKey: string | number;
  title: string;
  /** What has just come of a touch, told calmly and read aloud. */
  note?: string;
  children: ReactNode;
  /** What leads on. */
  actions?: ReactNode;
  onEnd: () => void;
}

const Frame = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& > header': { display: 'grid', gap: spacing(0.75) },
  '& > header > p': { ...typography.overline, color: vars.palette.text.secondary },
  '& > header > h2': { ...typography.h2, '&:focus': { outline: 'none' } },
  '& > [role="status"]': { ...typography.subtitle1, minHeight: '1.42em' },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(1.5),
    paddingTop: spacing(3),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
}));

/** One question of a game: where it stands, what is asked, what came of it, and the ways on. */
export function GameFrame({ step, stepKey, title, note, children, actions, onEnd }: GameFrameProps) {
  const heading = useArrival<HTMLHeadingElement>(stepKey);
  return (
    <Frame aria-label={title}>
      <header>
        <p>{step}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      {children}
      <p role="status">{note}</p>
      <footer>
        {actions}
        <Button look="plain" onClick={onEnd}>
          End the round
        </Button>
      </footer>
    </Frame>
  );
}
