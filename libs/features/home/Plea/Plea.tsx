import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { Button, SignRow } from '@paniscus/ui';

const Plate = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  alignItems: 'center',
  padding: `calc(${measures.section} * 0.6) clamp(1.25rem, 4vw, 3.5rem)`,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: 'auto 1fr' },
  '& figcaption': { ...typography.subtitle1, marginTop: spacing(2.5) },
  '& h2': typography.h2,
  '& [data-part="text"]': { maxWidth: '48ch', margin: spacing(1.5, 0, 3) },
}));

/** A visitor's first sentence in signs asks for something, and the button beside it gives. */
export function Plea({ donateHref }: { donateHref: string }) {
  const { sentence, donate } = homeContent;
  return (
    <Plate aria-labelledby="plea">
      <figure>
        <SignRow words={sentence.words} label="A sentence in signs" size="large" />
        <figcaption>{sentence.meaning}</figcaption>
      </figure>
      <div>
        <h2 id="plea">{donate.title}</h2>
        <p data-part="text">{donate.text}</p>
        <Button href={donateHref} look="accent">
          {donate.action}
        </Button>
      </div>
    </Plate>
  );
}
