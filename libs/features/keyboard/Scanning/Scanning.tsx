import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardSettings, LexigramKey, SwitchScanning } from '@paniscus/domain/keyboard';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { describeSwitches } from './describe-switches';
import type { Scan, ScanParams } from './scan.types';
import { ScanFrame } from './ScanFrame';
import { useBlockScan } from './use-block-scan';
import { useRowScan } from './use-row-scan';
import { useSwitches } from './use-switches';

export type ScanSettings = Pick<
  KeyboardSettings,
  'scanPattern' | 'scanPaceMs' | 'hasScanVoice' | 'selectSwitch' | 'moveSwitch'
> & { scanning: SwitchScanning };

interface ScanningProps {
  settings: ScanSettings;
  /** Scanned element: the groups inside it that are marked `data-scan-group`. */
  root: RefObject<HTMLElement | null>;
  /** Speaks a word without adding it to the sentence. */
  onSpeak: (key: LexigramKey) => void;
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

function Scanner({ settings, root, onSpeak, onLeave, scan }: ScanningProps & { scan: Scan }) {
  const { hasScanVoice } = settings;
  const { position, isGroup, isPaused, move, select, getFramedElements } = scan;
  useSwitches(settings, root, { onMove: move, onSelect: select, onLeave });

  const speak = useEffectEvent(() => {
    const key = getFramedElements()[0]?.dataset.key;
    if (hasScanVoice && key !== undefined) onSpeak(key);
  });
  useEffect(() => speak(), [position]);

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
      <ScanFrame getElements={getFramedElements} position={position} isLine={isGroup} />
    </Stack>
  );
}

const toParams = ({ settings: { scanning, scanPaceMs }, root }: ScanningProps): ScanParams => ({
  scanning,
  paceMs: scanPaceMs,
  root,
});

const RowScanner = (props: ScanningProps) => <Scanner {...props} scan={useRowScan(toParams(props))} />;
const BlockScanner = (props: ScanningProps) => <Scanner {...props} scan={useBlockScan(toParams(props))} />;

/** Switch access with one or two switches: scanning of the keyboard by row and key, or by blocks. */
export const Scanning = (props: ScanningProps) =>
  props.settings.scanPattern === 'blocks' ? <BlockScanner {...props} /> : <RowScanner {...props} />;
