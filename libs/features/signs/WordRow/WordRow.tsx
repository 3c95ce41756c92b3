import { styled } from '@mui/material/styles';
import type { Lexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

interface WordRowProps {
  /** Accessible name: what the signs have in common. */
  label: string;
  lexigrams: readonly Lexigram[];
  size?: 'medium' | 'large';
}

const Row = styled('ul')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(0.75),
    justifyItems: 'center',
    alignContent: 'start',
    minWidth: spacing(8),
    textAlign: 'center',
  },
}));

export function WordRow({ label, lexigrams, size = 'medium' }: WordRowProps) {
  return (
    <Row aria-label={label} role="list">
      {lexigrams.map(({ key, word, sign, lexigramClass }) => (
        <li key={key}>
          <SignTile sign={sign} lexigramClass={lexigramClass} size={size} isDecorative />
          {word}
        </li>
      ))}
    </Row>
  );
}
