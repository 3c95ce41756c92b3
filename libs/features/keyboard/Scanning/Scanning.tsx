import { styled } from '@mui/material/styles';
import type { LexigramKey, SwitchScanning } from '@paniscus/domain';
import { Button } from '@paniscus/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { ScanFrame } from './ScanFrame';
import { useScan } from './use-scan';
import { useSwitches } from './use-switches';

interface ScanningProps {
  scanning: SwitchScanning;
  /** How long the frame rests at one place before it moves by itself, in milliseconds. */
  paceMs: number;
  /** Whether each word is heard as the frame comes to it. */
  hasVoice: boolean;
  /** What is scanned: the groups marked `data-scan-group` in here. */
  root: RefObject<HTMLElement | null>;
  /** Says a word without taking it into the sentence. */
  onHear: (key: LexigramKey) => void;
  onLeave: () => void;
}

const Bar = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 2),
  padding: spacing(1, 1.5),
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.tone.info.ground,
  border: `${measures.hairline} solid ${vars.palette.line.edge}`,
  borderRadius: measures.controlRadius,
  '& > p': { margin: 0 },
}));

const help: Record<SwitchScanning, string> = {
  'one-switch': 'The frame moves by itself. Space, Enter or a touch on the board chooses.',
  'two-switches': 'Space moves the frame. Enter or a touch on the board chooses.',
};

/** The keyboard by one switch or two: a frame goes over lines, then over the keys of the line that was chosen. */
export function Scanning({ scanning, paceMs, hasVoice, root, onHear, onLeave }: ScanningProps) {
  const { frame, move, choose, held } = useScan({ scanning, paceMs, root });
  useSwitches(scanning, root, { onMove: move, onChoose: choose, onLeave });

  const at = `${frame.line}/${frame.stop ?? ''}`;
  const hear = useEffectEvent(() => {
    const key = held()[0]?.dataset.key;
    if (hasVoice && key !== undefined) onHear(key);
  });
  useEffect(() => hear(), [at]);

  return (
    <Bar role="group" aria-label="Scanning" data-scan-group="leave">
      <p>{frame.isResting ? 'The frame rests. Press your switch to go on.' : help[scanning]}</p>
      <Button look="plain" onClick={onLeave}>
        Stop scanning
      </Button>
      <ScanFrame held={held} at={at} isLine={frame.stop === null} />
    </Bar>
  );
}
