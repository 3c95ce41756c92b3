import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lexigramClasses } from '@paniscus/content';
import { PANELS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { ClassDetails } from './ClassDetails';

interface PanelIndexProps {
  name: string;
  lexigrams: readonly Lexigram[];
}

/** All words by panel and class. */
export function WordIndex() {
  return (
    <Stack sx={{ gap: 5 }}>
      {PANELS.map(({ id, name, lexigrams }) => (
        <PanelIndex key={id} name={name} lexigrams={lexigrams} />
      ))}
    </Stack>
  );
}

function PanelIndex({ name, lexigrams }: PanelIndexProps) {
  const classes = lexigramClasses
    .map(({ id, name: className }) => ({
      id,
      className,
      words: lexigrams.filter(({ lexigramClass }) => lexigramClass === id),
    }))
    .filter(({ words }) => words.length > 0);
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1.5 }}>{`Panel ${name}`}</Typography>
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        {classes.map(({ id, className, words }) => (
          <ClassDetails key={id} name={className} words={words} />
        ))}
      </Box>
    </div>
  );
}
