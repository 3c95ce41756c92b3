import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { sourcedWords } from '@paniscus/content';
import type { Lexigram } from '@paniscus/lexigrams';
import { SignTile, VisuallyHidden } from '@paniscus/ui';

const sourced = new Set<string>(Object.values(sourcedWords).flat());

/** One of 384, so its styles are computed once, not per item. */
const Item = styled(Stack)(({ theme: { spacing } }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: spacing(1.25),
  minWidth: 0,
  breakInside: 'avoid',
})) as typeof Stack;

/** A sign with its word, and a dot when a source names the word. */
export function IndexWord({ lexigram: { word, sign, lexigramClass } }: { lexigram: Lexigram }) {
  return (
    <Item component="li">
      <SignTile sign={sign} lexigramClass={lexigramClass} size="small" isDecorative />
      <span>
        {word}
        {sourced.has(word) ? (
          <>
            <Box component="span" aria-hidden sx={{ color: 'primary.main', fontWeight: 'bold' }}>
              {' •'}
            </Box>
            <VisuallyHidden>, named by a source</VisuallyHidden>
          </>
        ) : null}
      </span>
    </Item>
  );
}
