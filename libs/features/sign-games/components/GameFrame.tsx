import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFocusOnChange } from './use-focus-on-change';

interface GameFrameProps {
  /** Progress, such as '3 of 10'. */
  step: string;
  /** Changes with each question; focus then moves to the title. */
  stepKey: string | number;
  title: string;
  /** Feedback on the last choice, also announced to screen readers. */
  feedback?: string;
  children: ReactNode;
  actions?: ReactNode;
  onEnd: () => void;
}

/** In view at the lower edge of the window, wherever the choice was made. An empty line keeps the room. */
const Feedback = styled(Typography)(({ theme: { spacing, vars } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBlock: spacing(1),
  backgroundColor: vars.palette.background.default,
  '&:empty': {
    minHeight: `calc(1.42em + ${spacing(2)})`,
    backgroundColor: 'transparent',
    pointerEvents: 'none',
  },
}));

export function GameFrame({ step, stepKey, title, feedback, children, actions, onEnd }: GameFrameProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(stepKey);
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 3 }}>
      <Box component="header">
        <Typography variant="overline" component="p" sx={{ mb: 0.75, color: 'text.secondary' }}>
          {step}
        </Typography>
        <Typography ref={heading} variant="h2" tabIndex={-1}>
          {title}
        </Typography>
      </Box>
      {children}
      <Feedback variant="subtitle1" role="status">
        {feedback}
      </Feedback>
      <Stack
        component="footer"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1.5, pt: 3, borderTop: 1, borderColor: 'divider' }}
      >
        {actions}
        <Button variant="outlined" color="inherit" onClick={onEnd}>
          End the round
        </Button>
      </Stack>
    </Stack>
  );
}
