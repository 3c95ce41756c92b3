import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Lexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

interface LexigramListProps {
  /** Accessible name: what the signs have in common. */
  label: string;
  lexigrams: readonly Lexigram[];
  size?: 'medium' | 'large';
}

const Item = styled(Stack)(({ theme: { spacing, typography } }) => ({
  ...typography.caption,
  gap: spacing(0.75),
  alignItems: 'center',
  minWidth: spacing(8),
  textAlign: 'center',
})) as typeof Stack;

/** Signs in a row, each above its word. */
export function LexigramList({ label, lexigrams, size = 'medium' }: LexigramListProps) {
  return (
    <List
      aria-label={label}
      role="list"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 2 }}
    >
      {lexigrams.map(({ key, word, sign, lexigramClass }) => (
        <Item component="li" key={key}>
          <SignTile sign={sign} lexigramClass={lexigramClass} size={size} isDecorative />
          {word}
        </Item>
      ))}
    </List>
  );
}
