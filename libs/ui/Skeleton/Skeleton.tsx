import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

interface SkeletonProps {
  /** How many lines of text will come. */
  lines?: number;
  /** The height of a picture or a card that will come, in CSS; wins over lines. */
  height?: string;
}

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.55; }
`;

const Block = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.62em',
  ...theme.typography.body1,
  '& > span': {
    display: 'block',
    height: '1em',
    borderRadius: theme.measures.tileRadius,
    backgroundColor: theme.vars.palette.divider,
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${breathe} ${theme.motions.draw} infinite`,
    },
  },
  '& > span:last-of-type:not(:only-of-type)': { width: '62%' },
}));

/** Keeps the place of what will come. Whoever shows it says so in words beside it. */
export function Skeleton({ lines = 1, height }: SkeletonProps) {
  return (
    <Block aria-hidden="true">
      {height === undefined ? (
        Array.from({ length: lines }, (_, line) => <span key={line} />)
      ) : (
        <span style={{ height }} />
      )}
    </Block>
  );
}
