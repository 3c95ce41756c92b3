import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Lexigram } from '@paniscus/lexigrams';
import { IndexWord } from './IndexWord';

interface ClassDetailsProps {
  name: string;
  words: readonly Lexigram[];
}

const Details = styled(Box)(({ theme: { layout, vars } }) => ({
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  // Collapsed content cannot be opened in print.
  '@media print': {
    '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
  },
})) as typeof Box;

/** The words of one class, collapsed on screen; works without React. */
export function ClassDetails({ name, words }: ClassDetailsProps) {
  return (
    <Details component="details">
      <Box
        component="summary"
        sx={{
          typography: 'button',
          minHeight: (theme) => theme.layout.controlHeight,
          py: 1.5,
          cursor: 'pointer',
        }}
      >
        {`${name} `}
        <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
          {`${words.length} signs`}
        </Typography>
      </Box>
      <List
        role="list"
        sx={{
          typography: 'caption',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          columnGap: 2,
          rowGap: 1,
          pt: 1,
          pb: 3,
        }}
      >
        {words.map((lexigram) => (
          <IndexWord key={lexigram.key} lexigram={lexigram} />
        ))}
      </List>
    </Details>
  );
}
