import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import type { EventPhase } from '@paniscus/domain/events';
import { Chapter, LexigramTile, SignRow } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { Figures } from '../Figures/Figures';
import { Hero } from '../Hero/Hero';
import { LatestPosts } from '../LatestPosts/LatestPosts';
import { Mission } from '../Mission/Mission';
import { Plea } from '../Plea/Plea';
import { RelatedLinks } from '../RelatedLinks/RelatedLinks';
import { SlideshowPart } from '../SlideshowPart/SlideshowPart';
import type { HomeLinks, HomeState } from './home-screen.types';

interface HomeScreenProps {
  state: HomeState;
  /** A `<HomeSlideshow>`, hydrated by the page. */
  slideshow: ReactNode;
  /** Whether the event is still to come. */
  phase: EventPhase;
  links: HomeLinks;
}

const Sheet = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: measures.section,
  maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
  marginInline: 'auto',
  padding: `${measures.section} ${measures.gutter}`,
  '& > *': { minWidth: 0 },
  '@media print': { display: 'block', paddingBlock: spacing(6), '& > * + *': { marginTop: spacing(6) } },
  // The first section needs no divider: it follows full-width media with an edge of its own.
  '& > section:first-of-type': { paddingTop: 0, borderTop: 0 },
}));

/** Six in a row or two rows of three at any width, so that no sign is left alone. */
const Signs = styled('figure')(({ theme: { breakpoints, spacing } }) => ({
  '& > ul[data-size]': {
    display: 'grid',
    gap: spacing(2.5, 3),
    justifyContent: 'start',
    gridTemplateColumns: 'repeat(3, minmax(0, 5rem))',
    [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(6, minmax(0, 5rem))' },
  },
  '& li > svg[data-size]': { width: '100%', height: 'auto' },
}));

export function HomeScreen({ state, slideshow, phase, links }: HomeScreenProps) {
  const { memorial } = homeContent;
  return (
    <>
      <Hero />
      <Sheet>
        <Chapter
          title={memorial.title}
          label={memorial.dates}
          mark={<LexigramTile word={memorial.sign} size="huge" isDecorative />}
          more={<a href={links.celebration}>{memorial.more}</a>}
        >
          {memorial.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Signs>
            <figcaption>{memorial.signs.label}</figcaption>
            <SignRow words={memorial.signs.words} label={memorial.signs.label} />
          </Signs>
        </Chapter>
        <SlideshowPart aloneHref={links.slideshow}>{slideshow}</SlideshowPart>
        <Plea donateHref={links.donate} />
        <Mission signsHref={links.signs} />
        <Figures phase={phase} researchHref={links.research} />
        <LatestPosts state={state} links={links} />
        <RelatedLinks links={links} />
      </Sheet>
    </>
  );
}
