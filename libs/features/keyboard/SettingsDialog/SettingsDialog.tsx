import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { ModalDialog } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { ResultAlert } from '../components/ResultAlert';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { DisplayFields } from './DisplayFields';
import { LockFields } from './LockFields';
import { PressFields } from './PressFields';
import { ScanningFields } from './ScanningFields';
import { hasVoice } from '../voice/listed-voices';
import { useVoices } from '../voice/use-voices';
import { VoiceFields } from './VoiceFields';

interface SettingsDialogProps {
  open: boolean;
  settings: KeyboardSettings;
  onChange: (change: Partial<KeyboardSettings>) => void;
  onClose: () => void;
}

type Result = { text: string; onUndo?: () => void };

/** Sets everything back, which can be undone until something else is changed. */
function useReset(settings: KeyboardSettings, onChange: SettingsDialogProps['onChange']) {
  const [result, setResult] = useState<Result>();
  const undo = () => {
    onChange(settings);
    setResult({ text: 'Your settings are back.' });
  };
  return {
    result,
    reset() {
      onChange(DEFAULT_SETTINGS);
      setResult({ text: 'All settings have been reset to their defaults.', onUndo: undo });
    },
    change(change: Partial<KeyboardSettings>) {
      setResult(undefined);
      onChange(change);
    },
  };
}

/** Display and access settings. Each change takes effect at once and is saved. */
export function SettingsDialog({ open, settings, onChange: save, onClose }: SettingsDialogProps) {
  const voices = useVoices();
  const { result, reset, change: onChange } = useReset(settings, save);
  useEffect(() => void preloadAllAccess(), []);
  return (
    <ModalDialog
      open={open}
      title="Settings"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={reset}>
            Reset to defaults
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {result === undefined ? null : <ResultAlert {...result} />}
        <DisplayFields settings={settings} onChange={onChange} />
        <PressFields settings={settings} onChange={onChange} />
        <ScanningFields settings={settings} onChange={onChange} />
        <LockFields onLock={() => onChange({ isLocked: true })} />
        <VoiceFields settings={settings} onChange={onChange} voices={voices} isSupported={hasVoice()} />
      </Stack>
    </ModalDialog>
  );
}
