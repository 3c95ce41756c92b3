import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { homeContent } from '@paniscus/content';
import { useId } from 'react';
import { SignBoard } from '../SignBoard/SignBoard';

export function Mission({ signsHref }: { signsHref: string }) {
  const id = useId();
  const { title, paragraphs, more } = homeContent.mission;
  return (
    <Grid
      container
      component="section"
      aria-labelledby={id}
      rowSpacing={5}
      columnSpacing={8}
      sx={{ alignItems: 'center' }}
    >
      <Grid size={{ xs: 12, md: 6 }}>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <Link variant="standalone" href={signsHref}>
            {more}
          </Link>
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <SignBoard />
      </Grid>
    </Grid>
  );
}
