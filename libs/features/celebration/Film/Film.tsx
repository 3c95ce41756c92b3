import { styled } from '@mui/material/styles';
import { celebrationContent, LOOPS, PICTURES } from '@paniscus/content';
import { anchorFrom } from '@paniscus/domain/urls';
import { useId } from 'react';

const Section = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& h2': typography.h2,
  '& p': { ...typography.subtitle1, marginTop: spacing(1), color: vars.palette.text.secondary },
  '& video': {
    display: 'block',
    width: '100%',
    height: 'auto',
    marginTop: spacing(1),
    backgroundColor: vars.palette.ground,
    borderRadius: measures.tileRadius,
  },
  '@media print': { display: 'none' },
}));

export function Film() {
  const id = useId();
  const { title, text } = celebrationContent.film;
  const { poster, webm, mp4, width, height, label } = LOOPS.celebration;
  return (
    <Section id={anchorFrom(title)} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <video
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
      </video>
    </Section>
  );
}
