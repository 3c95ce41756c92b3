import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeContent, LOOPS, PICTURES } from '@paniscus/content';
import { LoopVideo, SignRow } from '@paniscus/ui';
import { GiftForm } from '../GiftForm/GiftForm';

/** As wide as the window, and low enough that the beginning of the text stays visible. */
const Film = styled(LoopVideo)({
  display: 'grid',
  alignItems: 'end',
  minHeight: 'clamp(34rem, 82svh, 54rem)',
  aspectRatio: 'auto',
  '@media print': { minHeight: 0 },
});

/** Dark enough for the text over any frame of the film, which is in the dark scheme, and transparent elsewhere. */
const Overlay = styled(Box)(({ theme: { vars } }) => ({
  position: 'relative',
  color: vars.palette.text.primary,
  background: `linear-gradient(to top, ${vars.palette.background.default} 12%, color-mix(in srgb, ${vars.palette.background.default} 82%, transparent) 55%, transparent)`,
  '@media print': { background: 'none' },
}));

const Columns = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 8),
  alignItems: 'end',
  paddingBlock: `clamp(${spacing(12)}, 18svh, ${spacing(24)}) ${spacing(10)}`,
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
  '@media print': { display: 'block', paddingBlock: 0 },
}));

/** In one row; in two where large text would make words of neighbors overlap. */
const Sentence = styled(SignRow)(({ theme: { breakpoints, spacing, vars } }) => ({
  gap: spacing(1),
  color: vars.palette.text.secondary,
  '& > li': { flex: '1 0 3.75rem', maxWidth: '4.5rem' },
  [breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 4.5rem))' },
}));

/** Background film of a forest with the title and a gift form over it, and a lexigram sentence in the position of subtitles. */
export function Hero({ donateHref }: { donateHref: string }) {
  const { title, lead, subtitle } = homeContent;
  return (
    <Film loop={LOOPS.hero} poster={PICTURES[LOOPS.hero.poster]} sizes="100vw" isFirst>
      <Overlay>
        <Columns>
          <div>
            <Typography variant="h1" sx={{ maxWidth: '15ch' }}>
              {title}
            </Typography>
            <Typography variant="subtitle1" sx={{ maxWidth: '40ch', mt: 2 }}>
              {lead}
            </Typography>
            <Box sx={{ mt: 4 }}>
              <GiftForm donateHref={donateHref} />
            </Box>
          </div>
          <Box component="figure" sx={{ '@media print': { mt: 4 } }}>
            <Sentence words={subtitle.words} label="A sentence in signs, as a subtitle" size="fill" />
            <Typography component="figcaption" variant="subtitle1" sx={{ mt: 1.5 }}>
              {subtitle.meaning}
            </Typography>
          </Box>
        </Columns>
      </Overlay>
    </Film>
  );
}
