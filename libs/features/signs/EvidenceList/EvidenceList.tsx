import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signsContent, signSources } from '@paniscus/content';
import type { SignSourceId } from '@paniscus/content';
import type { ReactNode } from 'react';

/** Number of a source in the list of references. */
const getNumber = (source: SignSourceId) => signSources.read.findIndex(({ id }) => id === source) + 1;

const formatSources = (sources: readonly SignSourceId[]) =>
  `${sources.length === 1 ? 'Source' : 'Sources'} ${sources.map(getNumber).join(', ')}`;

/** What is known about each topic, with its sources, beside what this site made up. */
export function EvidenceList() {
  return (
    <Stack sx={{ gap: 4 }}>
      {signsContent.evidence.rows.map(({ topic, documented, sources, ownChoice }) => (
        <Stack
          component="section"
          key={topic}
          aria-label={topic}
          sx={{ gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}
        >
          <Typography variant="h4" component="h3">
            {topic}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 5, rowGap: 2, m: 0 }}
          >
            <Statement term="Known">
              {`${documented} `}
              <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
                {formatSources(sources)}
              </Typography>
            </Statement>
            <Statement term="Ours">{ownChoice}</Statement>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

function Statement({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography component="dt" variant="overline" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </Stack>
  );
}
