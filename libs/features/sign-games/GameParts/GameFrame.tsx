import { styled } from '@mui/material/styles';
import { Button } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { useArrival } from './use-arrival';

interface GameFrameProps {
  /** Progress, such as '3 of 10'. */
  step: string;
  /** Changes with each question; focus then moves to the title. */
  stepKey: string | number;
  title: string;
  /** Feedback on the last touch, also announced to screen readers. */
  note?: string;
  children: ReactNode;
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
