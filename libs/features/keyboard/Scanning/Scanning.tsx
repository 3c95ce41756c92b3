import { styled } from '@mui/material/styles';
import type { LexigramKey, SwitchScanning } from '@paniscus/domain/keyboard';
import { Button } from '@paniscus/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { ScanFrame } from './ScanFrame';
import { useScan } from './use-scan';
import { useSwitches } from './use-switches';

interface ScanningProps {
  scanning: SwitchScanning;
  /** Scan interval in milliseconds. */
  paceMs: number;
  /** Whether each word is spoken when the frame reaches it. */
  hasVoice: boolean;
  /** Scanned element: the groups inside it that are marked `data-scan-group`. */
  root: RefObject<HTMLElement | null>;
  /** Speaks a word without adding it to the sentence. */
  onSpeak: (key: LexigramKey) => void;
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

/** Switch access with one or two switches: row-column scanning of the keyboard. */
export function Scanning({ scanning, paceMs, hasVoice, root, onSpeak, onLeave }: ScanningProps) {
  const { frame, move, choose, held } = useScan({ scanning, paceMs, root });
  useSwitches(scanning, root, { onMove: move, onChoose: choose, onLeave });

  const at = `${frame.line}/${frame.stop ?? ''}`;
  const speak = useEffectEvent(() => {
    const key = held()[0]?.dataset.key;
    if (hasVoice && key !== undefined) onSpeak(key);
  });
  useEffect(() => speak(), [at]);

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
