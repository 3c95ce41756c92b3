import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { InfoSection } from '../components/InfoSection';
import type { KeyboardLinks } from '../keyboard.types';

const steps = [
  'Press a sign to hear its word and add it to your sentence. A sentence can have up to eight signs.',
  'Press Period to hear your sentence and start a new one.',
  'Alpha, Beta and Gamma have 128 signs each. Delta is yours to fill with words you choose.',
  'On a computer keyboard, use the arrow keys to move, type letters to find a word, and press Enter to choose it. Backspace removes the last sign, and the . key works like Period.',
  'You can raise the pitch by half an octave, or by one, two or three octaves.',
];

const Step = styled(Box)(({ theme: { families, vars } }) => ({
  '&::marker': { fontFamily: families.serif, color: vars.palette.text.secondary },
})) as typeof Box;

interface FirstStepsProps {
  links: KeyboardLinks;
  /** Starts the guided first minute; a stable reference. */
  onGuide: () => void;
}

/** Memoized, because no key press changes it. */
export const FirstSteps = memo(function FirstSteps({ links, onGuide }: FirstStepsProps) {
  return (
    <InfoSection title="How it works" sx={{ maxWidth: (theme) => theme.layout.readingWidth }}>
      <Box
        component="ol"
        data-needs-script=""
        sx={{ typography: 'body2', display: 'grid', gap: 0.75, m: 0, p: 0, pl: 3 }}
      >
        {steps.map((step) => (
          <Step component="li" key={step}>
            {step}
          </Step>
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        onClick={onGuide}
        data-needs-script=""
        sx={{ justifySelf: 'start' }}
      >
        Guide me through the first minute
      </Button>
      <Stack direction="row" sx={{ typography: 'body2', flexWrap: 'wrap', columnGap: 2.5 }}>
        <Link variant="standalone" href={links.signs}>
          How the signs are built
        </Link>
        <Link variant="standalone" href={links.games}>
          Games to learn the signs
        </Link>
        <Link variant="standalone" href={links.comparison}>
          How it compares
        </Link>
      </Stack>
    </InfoSection>
  );
});
