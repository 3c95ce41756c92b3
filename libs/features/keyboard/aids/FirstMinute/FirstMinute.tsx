import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFocusOnMount } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { ScanFrame } from '../../Scanning/ScanFrame';
import { FIRST_STEPS, followGuide, goToStep, startGuide } from './first-minute.rules';
import type { Progress } from './first-minute.rules';

interface FirstMinuteProps {
  state: Progress;
  /** Container of the board. */
  root: RefObject<HTMLElement | null>;
  /** Called when the person ends the guide, at its last step or before. */
  onEnd: () => void;
}

/** The steps follow what the person does; they can also be turned like pages. */
function useGuide(state: Progress) {
  const [guide, setGuide] = useState(() => startGuide(state));
  const next = followGuide(guide, state);
  if (next !== guide) setGuide(next);
  return { at: next.step, move: (by: number) => setGuide(goToStep(next.step + by, state)) };
}

/** Ref of the text: it takes the focus from the button below the board, and each step is scrolled into view. */
function useTextInView(at: number) {
  const text = useFocusOnMount<HTMLParagraphElement>();
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'nearest' });
  }, [text, at]);
  return text;
}

/** Focuses the key of the board that the Tab key reaches. */
const focusBoard = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLElement>('[role="grid"] [data-cell][tabindex="0"]')?.focus();

/** Guides a person through the first sentence, beside the board, which works as always. */
export function FirstMinute({ state, root, onEnd }: FirstMinuteProps) {
  const { at, move } = useGuide(state);
  const text = useTextInView(at);
  const step = FIRST_STEPS[at];
  const isLast = at === FIRST_STEPS.length - 1;
  const target = step?.target;
  return (
    <Box
      component="section"
      aria-label="First minute"
      data-scan-group="leave"
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'outline', borderRadius: 1 }}
    >
      <Typography ref={text} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
        <strong>
          Step {at + 1} of {FIRST_STEPS.length}:
        </strong>{' '}
        {step?.text}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {at === 0 ? null : (
          <Button variant="outlined" color="inherit" onClick={() => move(-1)}>
            Back
          </Button>
        )}
        {isLast ? null : (
          <Button variant="outlined" color="inherit" onClick={() => move(1)}>
            Next
          </Button>
        )}
        <Button
          variant={isLast ? undefined : 'outlined'}
          color={isLast ? undefined : 'inherit'}
          onClick={() => {
            focusBoard(root.current);
            onEnd();
          }}
        >
          <span>{isLast ? 'Done' : 'End the guide'}</span>
        </Button>
      </Stack>
      {target === undefined ? null : (
        <ScanFrame
          getElements={() => [...(root.current?.querySelectorAll<HTMLElement>(target) ?? [])].slice(0, 1)}
          position={String(at)}
          isLine={false}
          isStill
        />
      )}
    </Box>
  );
}
