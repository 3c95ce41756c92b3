import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { celebrationContent, LOOPS, PICTURES } from '@paniscus/content';
import { toAnchor } from '@paniscus/domain/urls';
import { useId } from 'react';

const Video = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginTop: spacing(1),
  backgroundColor: vars.palette.background.subtle,
  borderRadius: layout.tileRadius,
})) as typeof Box;

/** A film with the browser's controls. */
export function FilmSection() {
  const id = useId();
  const { title, text } = celebrationContent.film;
  const { poster, webm, mp4, width, height, label } = LOOPS.celebration;
  return (
    <Stack
      component="section"
      id={toAnchor(title)}
      aria-labelledby={id}
      sx={{ gap: 2, '@media print': { display: 'none' } }}
    >
      <div>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
      <Video
        component="video"
        controls
        muted
        loop
        playsInline
        preload="none"
        poster={PICTURES[poster].src}
        width={width}
        height={height}
        aria-label={label}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </Video>
    </Stack>
  );
}
