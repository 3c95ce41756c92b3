import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { timelineContent } from '@paniscus/content';

export type RelatedPageLinks = { keyboard: string; signs: string; celebration: string };

const TITLE_ID = 'line-goes-on';

/** End of the timeline: what came of the question, and where to read on. */
export function RelatedPages({ links }: { links: RelatedPageLinks }) {
  const { title, text, keyboard, signs, celebration } = timelineContent.end;
  return (
    <Stack
      component="section"
      aria-labelledby={TITLE_ID}
      sx={{
        alignItems: 'flex-start',
        gap: 2,
        pt: 4,
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Typography variant="h2" id={TITLE_ID}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: ({ layout }) => layout.readingWidth }}>{text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 1 }}>
        <Button href={links.keyboard} color="accent">
          {keyboard}
        </Button>
        <Button href={links.signs} variant="outlined" color="inherit">
          {signs}
        </Button>
        <Button href={links.celebration} variant="outlined" color="inherit">
          {celebration}
        </Button>
      </Stack>
    </Stack>
  );
}
