import Box from '@mui/material/Box';
import { homeContent } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

/** Decorative sample of a keyboard: rows of six signs. */
export function SignBoard() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, 1fr)',
        gap: 0.5,
        p: 0.5,
        bgcolor: 'background.subtle',
        border: 1,
        borderColor: 'divider',
        borderRadius: ({ layout }) => layout.tileRadius,
      }}
    >
      {homeContent.board.map((word) => (
        <LexigramTile key={word} word={word} size="fill" isDecorative />
      ))}
    </Box>
  );
}
