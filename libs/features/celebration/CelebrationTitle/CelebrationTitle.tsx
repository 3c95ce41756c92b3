import { styled } from '@mui/material/styles';
import { celebrationContent, PICTURES } from '@paniscus/content';
import { LexigramTile, PictureElement } from '@paniscus/ui';

const Opening = styled('div')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4, 8),
  alignItems: 'center',
  [breakpoints.up('sm')]: { gridTemplateColumns: '7fr 5fr' },
  '& [data-part="label"]': {
    ...typography.overline,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    textWrap: 'balance',
    color: vars.palette.text.secondary,
  },
  '& h1': { ...typography.h1, marginTop: spacing(2.5) },
  '& h1 + p': {
    ...typography.subtitle1,
    maxWidth: '36ch',
    marginTop: spacing(2.5),
    textWrap: 'balance',
    color: vars.palette.text.secondary,
  },
  '& > picture > img': {
    display: 'block',
    width: '100%',
    maxWidth: '26rem',
    height: 'auto',
    borderRadius: measures.tileRadius,
    [breakpoints.up('sm')]: { maxWidth: 'none' },
  },
}));

export function CelebrationTitle() {
  const { title, lead, dates, sign } = celebrationContent;
  return (
    <Opening>
      <div>
        <p data-part="label">
          <LexigramTile word={sign} isDecorative />
          {dates}
        </p>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <PictureElement
        picture={PICTURES.headshot}
        sizes="(min-width: 60rem) 28rem, (min-width: 37.5rem) 38vw, 26rem"
        isFirst
      />
    </Opening>
  );
}
