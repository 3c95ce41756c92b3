import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { ModalDialog } from '@paniscus/ui';
import { useEffect } from 'react';
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

/** Display and access settings. Each change takes effect at once and is saved. */
export function SettingsDialog({ open, settings, onChange, onClose }: SettingsDialogProps) {
  const voices = useVoices();
  useEffect(() => void preloadAllAccess(), []);
  return (
    <ModalDialog
      open={open}
      title="Settings"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => onChange(DEFAULT_SETTINGS)}>
            Reset to defaults
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <DisplayFields settings={settings} onChange={onChange} />
        <PressFields settings={settings} onChange={onChange} />
        <ScanningFields settings={settings} onChange={onChange} />
        <LockFields onLock={() => onChange({ isLocked: true })} />
        <VoiceFields settings={settings} onChange={onChange} voices={voices} isSupported={hasVoice()} />
      </Stack>
    </ModalDialog>
  );
}
