import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazyDialog } from '@paniscus/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { KeyboardActions } from '../keyboard.types';
import { pressTarget } from '../PressAids/press-target';
import { hasVoice } from '../voice/listed-voices';
import { tryVoice } from '../voice/speak-text';
import { describeSwitches } from './switches/describe-switches';
import { getTargetName } from './get-target-name';
import type { Scan, ScanParams, ScanSettings } from './scan.types';
import { ScanFrame } from './ScanFrame';
import { isTextField } from './TextEntry/text-field';
import type { TextField } from './TextEntry/text-field';
import { useBlockScan } from './use-block-scan';
import { useRowScan } from './use-row-scan';
import { useScannedDialog } from './use-scanned-dialog';
import { useSwitches } from './switches/use-switches';

const TextEntryDialog = lazyDialog(() =>
  import('./TextEntry/TextEntryDialog').then((module) => module.TextEntryDialog),
);

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
    else if (framed !== undefined && hasVoice()) void tryVoice(getTargetName(framed), settings);
  });
  useEffect(() => speak(), [scan.position, isSpeaking, dialog]);
}

type ScannerProps = ScanningProps & Pick<ScanParams, 'dialog' | 'onChoose'>;

function Scanner({ scan, dialog, ...props }: ScannerProps & { scan: Scan }) {
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
const toParams = ({ settings, isSpeaking, ...props }: ScannerProps): ScanParams => ({
  ...props,
  settings,
  isResting: isSpeaking && settings.hasScanVoice,
});

const RowScanner = (props: ScannerProps) => <Scanner {...props} scan={useRowScan(toParams(props))} />;
const BlockScanner = (props: ScannerProps) => <Scanner {...props} scan={useBlockScan(toParams(props))} />;

/**
 * Switch access with one or two switches: scanning of the keyboard by row and key, or by blocks. Text fields are filled
 * with letters on the screen.
 */
export function Scanning(props: ScanningProps) {
  const dialog = useScannedDialog();
  const [field, setField] = useState<TextField | null>(null);
  const choose = (target: HTMLElement) => (isTextField(target) ? setField(target) : pressTarget(target));
  const PatternScanner = props.settings.scanPattern === 'blocks' ? BlockScanner : RowScanner;
  return (
    <>
      <PatternScanner {...props} dialog={dialog} onChoose={choose} />
      {field === null ? null : (
        <TextEntryDialog field={field} name={getTargetName(field)} onClose={() => setField(null)} />
      )}
    </>
  );
}
