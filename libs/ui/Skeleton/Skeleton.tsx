import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

interface SkeletonProps {
  lines?: number;
  /** CSS height of a picture or card; overrides `lines`. */
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

/** Placeholder for content that is loading. Callers announce the loading state in text. */
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
