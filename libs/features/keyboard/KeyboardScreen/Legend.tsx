import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LEXIGRAM_CLASSES } from '@paniscus/lexigrams';
import type { LexigramClass } from '@paniscus/lexigrams';
import { memo } from 'react';
import { ClassSwatch } from '../components/ClassSwatch';
import { InfoSection } from '../components/InfoSection';

const classes = Object.entries(LEXIGRAM_CLASSES) as [LexigramClass, string][];

/** What the colors mean. Memoized, because no key press changes it. */
export const Legend = memo(function Legend() {
  return (
    <InfoSection title="What the colors mean">
      <Stack
        component="ul"
        direction="row"
        sx={{
          typography: 'body2',
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {classes.map(([lexigramClass, title]) => (
          <Stack component="li" key={lexigramClass} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <ClassSwatch lexigramClass={lexigramClass} />
            {title}
          </Stack>
        ))}
      </Stack>
      <Typography
        variant="body2"
        sx={{ maxWidth: (theme) => theme.layout.readingWidth, color: 'text.secondary' }}
      >
        The color of a tile shows the class of its word, based on von Glasersfeld’s design of the 1970s. The
        signs were drawn for this site, and we chose the words and their layout. We know of no published list
        of all the words on the bonobos’ keyboards.
      </Typography>
    </InfoSection>
  );
});
