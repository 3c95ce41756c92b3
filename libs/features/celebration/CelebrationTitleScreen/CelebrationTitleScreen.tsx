import { Button } from '@paniscus/ui';
import { CelebrationTitle } from '../CelebrationTitle/CelebrationTitle';
import { Sheet } from '../CelebrationTitle/Backdrop';

export function CelebrationTitleScreen({ links }: { links: { celebration: string } }) {
  return (
    <Sheet>
      <CelebrationTitle />
      <div>
        <Button href={links.celebration} look="plain">
          To the whole celebration
        </Button>
      </div>
    </Sheet>
  );
}
