import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';
import type { TileSize } from '../../theme/tokens.data';
import { mergeSx } from '../../theme/merge-sx';

interface SignRowProps extends Omit<ListProps, 'children'> {
  /** Words whose signs are available outside the keyboard, in order. */
  words: readonly SiteWord[];
  /** Accessible name of the list. */
  label: string;
  /** `fill` is as wide as its cell: the caller makes the list a grid. */
  size?: TileSize | 'fill';
}

/** Words stand below large tiles and beside small ones. */
type Orientation = 'below' | 'beside';

const Sign = styled('li', { shouldForwardProp: (name) => name !== 'word' })<{ word: Orientation }>(
  ({ theme: { spacing, typography } }) => ({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    variants: [
      { props: { word: 'beside' }, style: { gap: spacing(1.5) } },
      { props: { word: 'below' }, style: { flexDirection: 'column', gap: spacing(1) } },
    ],
  }),
);

/** Lexigrams with their words. */
export function SignRow({ words, label, size = 'large', sx, ...list }: SignRowProps) {
  const orientation: Orientation = ['large', 'huge', 'fill'].includes(size) ? 'below' : 'beside';
  return (
    <List
      aria-label={label}
      {...list}
      sx={mergeSx(
        { display: 'flex', flexWrap: 'wrap', rowGap: 2, columnGap: 4 },
        orientation === 'below' && { rowGap: 3, columnGap: 3 },
        sx,
      )}
    >
      {words.map((word) => (
        <Sign key={word} word={orientation}>
          <LexigramTile word={word} size={size} isDecorative />
          {word}
        </Sign>
      ))}
    </List>
  );
}
