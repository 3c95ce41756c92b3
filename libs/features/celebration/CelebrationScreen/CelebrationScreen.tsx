import Typography from '@mui/material/Typography';
import { celebrationContent } from '@paniscus/content';
import { toAnchor } from '@paniscus/domain/urls';
import { Chapter, SectionStack } from '@paniscus/ui';
import { CelebrationTitle } from '../CelebrationTitle/CelebrationTitle';
import { FadingPictures } from '../FadingPictures/FadingPictures';
import { FilmSection } from '../FilmSection/FilmSection';
import { KeyDates } from '../KeyDates/KeyDates';
import { MemoryWall } from '../MemoryWall/MemoryWall';
import type { CelebrationState } from './celebration-screen.types';

interface CelebrationScreenProps {
  state: CelebrationState;
  links: { donate: string; bibliography: string; celebrationTitle: string };
}

export function CelebrationScreen({ state, links }: CelebrationScreenProps) {
  const { life } = celebrationContent;
  return (
    <SectionStack>
      <CelebrationTitle />
      <Chapter title={life.title} anchor={toAnchor(life.title)}>
        {life.paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Chapter>
      <FadingPictures titleHref={links.celebrationTitle} />
      <KeyDates bibliographyHref={links.bibliography} />
      <FilmSection />
      <MemoryWall state={state} donateHref={links.donate} />
    </SectionStack>
  );
}
