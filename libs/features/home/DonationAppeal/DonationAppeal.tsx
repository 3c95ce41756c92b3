import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { SignRow } from '@paniscus/ui';

const Panel = styled(Paper)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  alignItems: 'center',
  padding: `calc(${layout.section} * 0.6) clamp(${spacing(2.5)}, 4vw, ${spacing(7)})`,
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr' },
})) as typeof Paper;

/** The four signs form one sentence, so on a phone they shrink as far as their words before they wrap. */
const Sentence = styled(SignRow)(({ theme: { breakpoints, spacing, tileSizes } }) => ({
  gap: `clamp(${spacing(1.5)}, 2vw, ${spacing(3)})`,
  '& > li': { flex: '1 0 3.5rem', maxWidth: tileSizes.large },
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `repeat(4, minmax(0, ${tileSizes.large}))`,
  },
}));

const TITLE_ID = 'donation-appeal';

/** Asks for a donation, in signs and in English. */
export function DonationAppeal({ donateHref }: { donateHref: string }) {
  const { sentence, donate } = homeContent;
  return (
    <Panel component="section" aria-labelledby={TITLE_ID}>
      <Box component="figure">
        <Sentence words={sentence.words} label="A sentence in signs" size="fill" />
        <Typography component="figcaption" variant="subtitle1" sx={{ mt: 2.5 }}>
          {sentence.meaning}
        </Typography>
      </Box>
      <div>
        <Typography variant="h2" id={TITLE_ID}>
          {donate.title}
        </Typography>
        <Typography sx={{ maxWidth: '48ch', mt: 1.5, mb: 3 }}>{donate.text}</Typography>
        <Button href={donateHref}>{donate.action}</Button>
      </div>
    </Panel>
  );
}
