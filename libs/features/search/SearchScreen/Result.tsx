import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SearchHit } from '@paniscus/domain/search';
import { findLexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';
import { HighlightedText } from './HighlightedText';

const Item = styled(ListItem)(({ theme: { layout, spacing } }) => ({
  gap: spacing(2),
  alignItems: 'flex-start',
  maxWidth: layout.readingWidth,
  padding: spacing(1.75, 0),
  '&:first-of-type': { paddingTop: spacing(0.5) },
}));

export function Result({ hit, href }: { hit: SearchHit; href: string }) {
  const { kind, id, title, heading, snippet } = hit;
  const lexigram = kind === 'lexigram' ? findLexigram(id) : undefined;
  return (
    <Item>
      {lexigram === undefined ? null : (
        <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} isDecorative />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h3">
          <Link href={href} color="textPrimary">
            <HighlightedText text={title} />
          </Link>
        </Typography>
        {heading === undefined ? null : (
          <Typography variant="caption" component="p" sx={{ mt: 0.25, color: 'text.secondary' }}>
            {heading}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          <HighlightedText text={snippet} />
        </Typography>
      </Box>
    </Item>
  );
}
