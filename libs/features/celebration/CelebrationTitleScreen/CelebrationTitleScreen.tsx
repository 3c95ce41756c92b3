import Button from '@mui/material/Button';
import { SectionStack } from '@paniscus/ui';
import { CelebrationTitle } from '../CelebrationTitle/CelebrationTitle';

export function CelebrationTitleScreen({ links }: { links: { celebration: string } }) {
  return (
    <SectionStack>
      <CelebrationTitle />
      <div>
        <Button href={links.celebration} variant="outlined" color="inherit">
          See the full celebration page
        </Button>
      </div>
    </SectionStack>
  );
}
