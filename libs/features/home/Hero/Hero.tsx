import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { homeContent, LOOPS, PICTURES } from '@paniscus/content';
import { LoopVideo, nightColors, SignRow } from '@paniscus/ui';

/** As wide as the window, and low enough that the beginning of the text stays visible. */
const overlay = ({ theme: { measures, spacing } }: { theme: Theme }): CSSObject => ({
  '& > [data-loop]': {
    display: 'grid',
    alignItems: 'end',
    minHeight: 'clamp(34rem, 82svh, 54rem)',
    aspectRatio: 'auto',
  },
  '& [data-part="over"]': {
    position: 'relative',
    color: nightColors.ink,
    // Dark enough for the text over any frame of the film, and transparent where there is no text.
    background: `linear-gradient(to top, ${nightColors.page} 12%, color-mix(in srgb, ${nightColors.page} 82%, transparent) 55%, transparent)`,
  },
  '& [data-part="sheet"]': {
    display: 'grid',
    gap: spacing(4, 8),
    alignItems: 'end',
    maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
    marginInline: 'auto',
    padding: `clamp(6rem, 18svh, 12rem) ${measures.gutter} ${spacing(10)}`,
    [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '1fr auto' },
  },
});

const titleAndSigns = ({ theme: { spacing, typography } }: { theme: Theme }): CSSObject => ({
  '& h1': { ...typography.h1, maxWidth: '15ch', textWrap: 'balance' },
  '& h1 + p': { ...typography.subtitle1, maxWidth: '40ch', marginTop: spacing(2) },
  '& figcaption': { ...typography.subtitle1, marginTop: spacing(1.5) },
  '& figure ul[data-size]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 4.5rem))',
    gap: spacing(1),
  },
  '& figure li': { color: nightColors.inkSoft },
  '& li > svg[data-size]': {
    width: '100%',
    height: 'auto',
    // Outlines dark tiles, which would blend into the overlay.
    boxShadow: `0 0 0 1px color-mix(in srgb, ${nightColors.ink} 32%, transparent)`,
  },
});

const printed = ({ theme: { spacing } }: { theme: Theme }): CSSObject => ({
  '@media print': {
    '& > [data-loop]': { minHeight: 0 },
    '& [data-part="over"]': { background: 'none' },
    '& [data-part="over"], & figure li': { color: 'CanvasText' },
    '& [data-part="sheet"]': { display: 'block', paddingBlock: 0 },
    '& figure': { marginTop: spacing(4) },
  },
});

const Film = styled('div')(overlay, titleAndSigns, printed);

/** Background film of a forest with the title over it and a lexigram sentence in the place of subtitles. */
export function Hero() {
  const { title, lead, subtitle } = homeContent;
  return (
    <Film>
      <LoopVideo loop={LOOPS.hero} poster={PICTURES[LOOPS.hero.poster]} sizes="100vw" isFirst>
        <div data-part="over">
          <div data-part="sheet">
            <div>
              <h1>{title}</h1>
              <p>{lead}</p>
            </div>
            <figure>
              <SignRow words={subtitle.words} label="A sentence in signs, as a subtitle" size="large" />
              <figcaption>{subtitle.meaning}</figcaption>
            </figure>
          </div>
        </div>
      </LoopVideo>
    </Film>
  );
}
