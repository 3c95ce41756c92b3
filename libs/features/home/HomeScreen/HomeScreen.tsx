import type { EventPhase } from '@paniscus/domain/events';
import { SectionStack } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { DonationAppeal } from '../DonationAppeal/DonationAppeal';
import { Hero } from '../Hero/Hero';
import { Highlights } from '../Highlights/Highlights';
import { LatestPosts } from '../LatestPosts/LatestPosts';
import { Memorial } from '../Memorial/Memorial';
import { Mission } from '../Mission/Mission';
import { RelatedLinks } from '../RelatedLinks/RelatedLinks';
import { SlideshowSection } from '../SlideshowSection/SlideshowSection';
import type { HomeLinks, HomeState } from './home-screen.types';

interface HomeScreenProps {
  state: HomeState;
  /** A `<HomeSlideshow>`, hydrated by the page. */
  slideshow: ReactNode;
  /** Whether the event is still to come. */
  phase: EventPhase;
  links: HomeLinks;
}

export function HomeScreen({ state, slideshow, phase, links }: HomeScreenProps) {
  return (
    <>
      <Hero donateHref={links.donate} />
      <SectionStack>
        <Memorial celebrationHref={links.celebration} />
        <SlideshowSection slideshowHref={links.slideshow}>{slideshow}</SlideshowSection>
        <DonationAppeal donateHref={links.donate} />
        <Mission signsHref={links.signs} />
        <Highlights phase={phase} researchHref={links.research} />
        <LatestPosts state={state} links={links} />
        <RelatedLinks links={links} />
      </SectionStack>
    </>
  );
}
