import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { showInLowWindow } from './low-window';
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

export function GameFrame({ step, stepKey, title, feedback, children, actions, onEnd }: GameFrameProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(stepKey);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (feedback !== undefined) showInLowWindow(status.current);
  }, [feedback]);
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
      <Typography ref={status} variant="subtitle1" component="p" role="status" sx={{ minHeight: '1.42em' }}>
        {feedback}
      </Typography>
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
