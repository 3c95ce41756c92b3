import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { signsContent, signSources } from '@paniscus/content';

interface ReferenceListProps {
  works: readonly { id: string; work: string }[];
  /** Number of the first work. */
  start?: number;
}

/** The works cited on the page, then further reading; their numbers continue. */
export function Sources() {
  return (
    <>
      <ReferenceList works={signSources.read} />
      <Typography>{signsContent.sources.further}</Typography>
      <ReferenceList works={signSources.further} start={signSources.read.length + 1} />
    </>
  );
}

function ReferenceList({ works, start }: ReferenceListProps) {
  return (
    <Box
      component="ol"
      start={start}
      sx={{ typography: 'body2', display: 'grid', gap: 1, m: 0, p: 0, pl: 4 }}
    >
      {works.map(({ id, work }) => (
        <Box component="li" key={id} sx={{ '&::marker': { color: 'text.secondary' } }}>
          {work}
        </Box>
      ))}
    </Box>
  );
}
