import { styled } from '@mui/material/styles';
import { SCAN_PACE, USUAL_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings, Scanning } from '@paniscus/domain/keyboard';
import { Button, Dialog, FieldGroup, RangeField, SegmentedControl, ToggleField } from '@paniscus/ui';

interface SettingsProps {
  isOpen: boolean;
  settings: KeyboardSettings;
  onChange: (change: Partial<KeyboardSettings>) => void;
  onClose: () => void;
}

const scannings: readonly { value: Scanning; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'one-switch', label: 'One switch' },
  { value: 'two-switches', label: 'Two switches' },
];

const scanningHelp: Record<Scanning, string> = {
  off: 'A frame goes over the board, for those who press a switch instead of a key.',
  'one-switch': 'The frame moves by itself. Space, Enter or a touch on the board chooses; Escape leaves.',
  'two-switches': 'Space moves the frame. Enter or a touch on the board chooses; Escape leaves.',
};

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} seconds`;

const Fields = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& fieldset': { gap: spacing(1.5), paddingBottom: 0 },
  '& [data-part="scanning-help"]': { ...typography.body2, margin: 0, color: vars.palette.text.secondary },
}));

type FieldsProps = Pick<SettingsProps, 'settings' | 'onChange'>;

function DisplayFields({ settings, onChange }: FieldsProps) {
  const { hasLargeKeys, hasHighContrast, hasWords } = settings;
  return (
    <FieldGroup title="What you see">
      <ToggleField
        label="Large keys"
        help="Fewer keys side by side; the board is longer."
        isOn={hasLargeKeys}
        onToggle={(isOn) => onChange({ hasLargeKeys: isOn })}
      />
      <ToggleField
        label="High contrast"
        help="Black signs on pale tiles with strong edges."
        isOn={hasHighContrast}
        onToggle={(isOn) => onChange({ hasHighContrast: isOn })}
      />
      <ToggleField
        label="Words below signs"
        help="Where there is room for them."
        isOn={hasWords}
        onToggle={(isOn) => onChange({ hasWords: isOn })}
      />
    </FieldGroup>
  );
}

function ScanningFields({ settings, onChange }: FieldsProps) {
  const { scanning, scanPaceMs, hasScanVoice } = settings;
  return (
    <FieldGroup title="With switches">
      <SegmentedControl
        label="Scanning"
        options={scannings}
        value={scanning}
        onChange={(value) => onChange({ scanning: value })}
      />
      <p data-part="scanning-help">{scanningHelp[scanning]}</p>
      {scanning === 'one-switch' ? (
        <RangeField
          label="The frame rests for"
          {...{ min: SCAN_PACE.min, max: SCAN_PACE.max, step: SCAN_PACE.step }}
          value={scanPaceMs}
          text={formatSeconds(scanPaceMs)}
          onChange={(value) => onChange({ scanPaceMs: value })}
        />
      ) : null}
      {scanning === 'off' ? null : (
        <ToggleField
          label="Hear each word"
          help="As the frame comes to it; on a whole line, its first word."
          isOn={hasScanVoice}
          onToggle={(isOn) => onChange({ hasScanVoice: isOn })}
        />
      )}
    </FieldGroup>
  );
}

/** Display and access settings. Each change takes effect at once and is saved. */
export function Settings({ isOpen, settings, onChange, onClose }: SettingsProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Settings"
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={() => onChange(USUAL_SETTINGS)}>
            Reset to usual
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Fields>
        <DisplayFields settings={settings} onChange={onChange} />
        <ScanningFields settings={settings} onChange={onChange} />
      </Fields>
    </Dialog>
  );
}
