import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { KeyboardActions } from '../keyboard.types';
import { hasVoice } from '../voice/listed-voices';
import { tryVoice } from '../voice/speak-text';
import { describeSwitches } from './switches/describe-switches';
import { getTargetName } from './get-target-name';
import type { Scan, ScanParams, ScanSettings } from './scan.types';
import { ScanFrame } from './ScanFrame';
import { useBlockScan } from './use-block-scan';
import { useRowScan } from './use-row-scan';
import { useScannedDialog } from './use-scanned-dialog';
import { useSwitches } from './switches/use-switches';

interface ScanningProps {
  /** How the highlight moves, and what moves it. */
  settings: ScanSettings;
  /** Scanned element: the groups inside it that are marked `data-scan-group`. */
  root: RefObject<HTMLElement | null>;
  /** Whether a sentence is being spoken, which no cue interrupts. */
  isSpeaking: boolean;
  /** Speaks a word that is highlighted. */
  onCue: KeyboardActions['speakCue'];
  /** Missing while the keyboard is locked. */
  onLeave?: () => void;
}

const barStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  px: 1.5,
  py: 1,
  bgcolor: 'info.container',
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
} as const;

/**
 * Speaks what the frame reaches. It is silent while a sentence is spoken, and after a choice until the frame moves on, so
 * that the chosen word is heard to its end.
 */
function useCue({ settings, isSpeaking, onCue }: ScanningProps, scan: Scan, dialog: Element | null): void {
  const hasSpokenSentence = useRef(false);
  const speak = useEffectEvent(() => {
    if (isSpeaking) hasSpokenSentence.current = true;
    const isChoicePlaying = scan.isAfterChoice && !hasSpokenSentence.current && dialog === null;
    if (!settings.hasScanVoice || isSpeaking || isChoicePlaying) return;
    hasSpokenSentence.current = false;
    const [framed] = scan.getFramedElements();
    if (framed?.dataset.key !== undefined) onCue(framed.dataset.key);
    else if (framed !== undefined && hasVoice()) tryVoice(getTargetName(framed), settings);
  });
  useEffect(() => speak(), [scan.position, isSpeaking, dialog]);
}

type ScannerProps = ScanningProps & { scan: Scan; dialog: Element | null };

function Scanner({ scan, dialog, ...props }: ScannerProps) {
  const { settings, root, onLeave } = props;
  const { position, isGroup, isPaused, move, select, getFramedElements } = scan;
  useSwitches({ settings, root, dialog }, { onMove: move, onSelect: select, onLeave });
  useCue(props, scan, dialog);

  return (
    <Stack direction="row" role="group" aria-label="Scanning" data-scan-group="leave" sx={barStyles}>
      <Typography variant="body2">
        {isPaused ? 'Scanning is paused. Press your switch to continue.' : describeSwitches(settings)}
      </Typography>
      {onLeave === undefined ? null : (
        <Button variant="outlined" color="inherit" onClick={onLeave}>
          Stop scanning
        </Button>
      )}
      <ScanFrame getElements={getFramedElements} {...{ position, dialog }} isLine={isGroup} />
    </Stack>
  );
}

/** With cues, the frame waits for the end of a sentence: what it passed meanwhile would not be heard. */
const toParams = ({ settings, root, isSpeaking }: ScanningProps, dialog: Element | null): ScanParams => ({
  settings,
  isResting: isSpeaking && settings.hasScanVoice,
  root,
  dialog,
});

function RowScanner(props: ScanningProps) {
  const dialog = useScannedDialog();
  return <Scanner {...props} dialog={dialog} scan={useRowScan(toParams(props, dialog))} />;
}

function BlockScanner(props: ScanningProps) {
  const dialog = useScannedDialog();
  return <Scanner {...props} dialog={dialog} scan={useBlockScan(toParams(props, dialog))} />;
}

/** Switch access with one or two switches: scanning of the keyboard by row and key, or by blocks. */
export const Scanning = (props: ScanningProps) =>
  props.settings.scanPattern === 'blocks' ? <BlockScanner {...props} /> : <RowScanner {...props} />;
