import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FocusableButton } from '@paniscus/ui';
import { useState } from 'react';
import type { RefObject } from 'react';
import { ScanFrame } from '../../Scanning/ScanFrame';
import { FIRST_STEPS, followGuide, goToStep, startGuide } from './first-minute.rules';
import type { Progress } from './first-minute.rules';
import { Guide, StepTexts } from './guide.styles';
import { useTextInView } from './use-text-in-view';

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
  const end = () => {
    focusBoard(root.current);
    onEnd();
  };
  return (
    <Guide component="section" aria-label="First minute" data-scan-group="leave">
      <StepTexts>
        <Typography ref={text} role="status" tabIndex={-1}>
          <strong>
            Step {at + 1} of {FIRST_STEPS.length}:
          </strong>{' '}
          {step?.text}
        </Typography>
        <OtherTexts at={at} />
      </StepTexts>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FocusableButton variant="outlined" color="inherit" disabled={at === 0} onClick={() => move(-1)}>
          Back
        </FocusableButton>
        <Button
          variant={isLast ? undefined : 'outlined'}
          color={isLast ? undefined : 'inherit'}
          onClick={({ detail }) => {
            if (!isLast) move(1);
            // The second press of a double-click meant the next step.
            else if (detail < 2) end();
          }}
        >
          <span>{isLast ? 'Done' : 'Next'}</span>
        </Button>
        {isLast ? null : (
          <Button variant="outlined" color="inherit" onClick={end}>
            End the guide
          </Button>
        )}
      </Stack>
      {target === undefined ? null : (
        <ScanFrame
          getElements={() => [...(root.current?.querySelectorAll<HTMLElement>(target) ?? [])].slice(0, 1)}
          position={String(at)}
          isLine={false}
          isStill
        />
      )}
    </Guide>
  );
}

/** Invisible below the text, so that its buttons stay where they are from step to step. */
const OtherTexts = ({ at }: { at: number }) =>
  FIRST_STEPS.map(({ text }, index) =>
    index === at ? null : (
      <Typography key={text} aria-hidden="true" data-reserve="">
        <strong>Step 0 of 0:</strong> {text}
      </Typography>
    ),
  );
