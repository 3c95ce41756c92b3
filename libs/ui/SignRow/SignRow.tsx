import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';
import type { TileSize } from '../theme/tokens.data';

interface SignRowProps {
  words: readonly SiteWord[];
  label: string;
  size?: TileSize;
}

const Row = styled('ul')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { ...typography.caption, display: 'flex', alignItems: 'center', gap: spacing(1.5) },
  '&:is([data-size="large"], [data-size="huge"])': { gap: spacing(3) },
  '&:is([data-size="large"], [data-size="huge"]) > li': { flexDirection: 'column', gap: spacing(1) },
}));

export function SignRow({ words, label, size = 'large' }: SignRowProps) {
  return (
    <Row aria-label={label} data-size={size}>
      {words.map((word) => (
        <li key={word}>
          <LexigramTile word={word} size={size} isDecorative />
          {word}
        </li>
      ))}
    </Row>
  );
}
