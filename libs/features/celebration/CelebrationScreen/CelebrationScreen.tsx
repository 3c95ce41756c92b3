import { celebrationContent } from '@paniscus/content';
import { anchorFrom } from '@paniscus/domain/urls';
import { Chapter } from '@paniscus/ui';
import { Sheet } from '../CelebrationTitle/Backdrop';
import { CelebrationTitle } from '../CelebrationTitle/CelebrationTitle';
import { FadingPictures } from '../FadingPictures/FadingPictures';
import { Film } from '../Film/Film';
import { LifeInDates } from '../LifeInDates/LifeInDates';
import { MemoryWall } from '../MemoryWall/MemoryWall';
import type { CelebrationState } from './celebration-screen.types';

interface CelebrationScreenProps {
  state: CelebrationState;
  links: { donate: string; bibliography: string; celebrationTitle: string };
}

export function CelebrationScreen({ state, links }: CelebrationScreenProps) {
  const { life } = celebrationContent;
  return (
    <Sheet>
      <CelebrationTitle />
      <Chapter title={life.title} anchor={anchorFrom(life.title)}>
        {life.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Chapter>
      <FadingPictures titleHref={links.celebrationTitle} />
      <LifeInDates bibliographyHref={links.bibliography} />
      <Film />
      <MemoryWall state={state} donateHref={links.donate} />
    </Sheet>
  );
}
