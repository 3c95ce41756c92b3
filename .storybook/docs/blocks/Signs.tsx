import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ELEMENTS, LEXIGRAM_CLASSES, SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';
import { AppTheme, LexigramTile } from '@paniscus/ui';

/** The signs that the site uses outside the keyboard, with their words. */
export function SiteSigns() {
  return (
    <AppTheme>
      <Box
        className="sb-unstyled"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: 2 }}
      >
        {(Object.keys(SITE_SIGNS) as SiteWord[]).map((word) => (
          <Stack key={word} spacing={0.5} sx={{ alignItems: 'center' }}>
            <LexigramTile word={word} isDecorative />
            <Typography variant="caption">{word}</Typography>
          </Stack>
        ))}
      </Box>
    </AppTheme>
  );
}

export const ElementList = () => (
  <ul>
    {ELEMENTS.map(({ name, description }) => (
      <li key={name}>
        <code>{name}</code>: {description}
      </li>
    ))}
  </ul>
);

export const ClassList = () => (
  <ul>
    {Object.entries(LEXIGRAM_CLASSES).map(([name, label]) => (
      <li key={name}>
        <code>{name}</code>: {label}
      </li>
    ))}
  </ul>
);
