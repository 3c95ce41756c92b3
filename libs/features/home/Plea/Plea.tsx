import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { Button, SignRow } from '@paniscus/ui';

const Figure = styled('section')(({ theme: { measures, spacing, tileSizes, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  alignItems: 'center',
  padding: `calc(${measures.section} * 0.6) clamp(1.25rem, 4vw, 3.5rem)`,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: 'auto 1fr' },
  // The four signs form one sentence, so on a phone they shrink before they wrap.
  '& ul[data-size]': {
    display: 'grid',
    gridTemplateColumns: `repeat(4, minmax(0, ${tileSizes.large}))`,
    gap: 'clamp(0.75rem, 2vw, 1.5rem)',
  },
  '& li > svg[data-size]': { width: '100%', height: 'auto' },
  '& figcaption': { ...typography.subtitle1, marginTop: spacing(2.5) },
  '& h2': typography.h2,
  '& [data-part="text"]': { maxWidth: '48ch', margin: spacing(1.5, 0, 3) },
}));

export function Plea({ donateHref }: { donateHref: string }) {
  const { sentence, donate } = homeContent;
  return (
    <Figure aria-labelledby="plea">
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
    </Figure>
  );
}
