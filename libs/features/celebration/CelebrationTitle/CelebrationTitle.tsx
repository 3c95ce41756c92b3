import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { celebrationContent, PICTURES } from '@paniscus/content';
import { FluidPicture, LexigramTile } from '@paniscus/ui';

const Columns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4, 8),
  alignItems: 'center',
  [breakpoints.up('sm')]: { gridTemplateColumns: '7fr 5fr' },
}));

const PORTRAIT_SIZES = '(min-width: 60rem) 28rem, (min-width: 37.5rem) 38vw, 26rem';

/** Title of the celebration, with dates and a portrait. */
export function CelebrationTitle() {
  const { title, lead, dates, sign } = celebrationContent;
  return (
    <Columns>
      <div>
        <Typography
          component="p"
          variant="overline"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 2, textWrap: 'balance' }}
        >
          <LexigramTile word={sign} isDecorative />
          {dates}
        </Typography>
        <Typography variant="h1" sx={{ mt: 2.5 }}>
          {title}
        </Typography>
        <Typography
          variant="subtitle1"
          color="textSecondary"
          sx={{ maxWidth: '36ch', mt: 2.5, textWrap: 'balance' }}
        >
          {lead}
        </Typography>
      </div>
      <FluidPicture
        picture={PICTURES.headshot}
        sizes={PORTRAIT_SIZES}
        isFirst
        sx={{ maxWidth: { xs: '26rem', sm: 'none' } }}
      />
    </Columns>
  );
}
