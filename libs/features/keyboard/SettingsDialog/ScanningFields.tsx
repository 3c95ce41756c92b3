import Typography from '@mui/material/Typography';
import type { Scanning, ScanPattern } from '@paniscus/domain/keyboard';
import { CheckboxField, FieldGroup, SegmentedControl } from '@paniscus/ui';
import { describeSwitches, nameSwitches } from '../Scanning/switches/describe-switches';
import { changeSwitch } from '../Scanning/switches/switch-binding';
import type { SettingsFieldsProps } from './DisplayFields';
import { ScanTimingFields } from './ScanTimingFields';
import { SwitchField } from './SwitchField';

const scanningOptions: readonly { value: Scanning; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'one-switch', label: 'One switch' },
  { value: 'two-switches', label: 'Two switches' },
];

const patternOptions: readonly { value: ScanPattern; label: string }[] = [
  { value: 'blocks', label: 'Blocks' },
  { value: 'rows', label: 'Rows, then keys' },
];

const patternHelp: Record<ScanPattern, string> = {
  blocks:
    'Choose half of the board, then half of that, down to one key. More presses, less waiting: each key is at most nine steps away.',
  rows: 'Choose a row, then a key. Fewer presses, but longer waits: on a full board, the last key is 25 to 37 steps away.',
};

const Help = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

export function ScanningFields({ settings, onChange }: SettingsFieldsProps) {
  const { scanning } = settings;
  return (
    <FieldGroup title="Switch access">
      <SegmentedControl
        label="Scanning"
        options={scanningOptions}
        value={scanning}
        onChange={(value) => onChange({ scanning: value })}
      />
      {scanning === 'off' ? (
        <Help>A highlight moves across the board, for people who use switches.</Help>
      ) : (
        <>
          <Help>{`${describeSwitches(settings)} Press Escape to stop.`}</Help>
          <ActiveFields settings={settings} onChange={onChange} />
        </>
      )}
    </FieldGroup>
  );
}

function ActiveFields({ settings, onChange }: SettingsFieldsProps) {
  const { scanning, scanPattern, hasScanVoice } = settings;
  return (
    <>
      <SegmentedControl
        label="What is highlighted"
        options={patternOptions}
        value={scanPattern}
        onChange={(value) => onChange({ scanPattern: value })}
      />
      <Help>{patternHelp[scanPattern]}</Help>
      {scanning === 'one-switch' ? <ScanTimingFields settings={settings} onChange={onChange} /> : null}
      <SwitchFields settings={settings} onChange={onChange} />
      <CheckboxField
        label="Hear each word"
        helperText="Hear each word or button as it is highlighted. When several are highlighted, hear the first one. Your sentence is never interrupted."
        checked={hasScanVoice}
        onChange={(_event, checked) => onChange({ hasScanVoice: checked })}
      />
    </>
  );
}

function SwitchFields({ settings, onChange }: SettingsFieldsProps) {
  const names = nameSwitches(settings);
  return (
    <>
      {settings.scanning === 'two-switches' ? (
        <SwitchField
          label="Switch to move"
          name={names.move}
          onChange={(binding) => onChange(changeSwitch(settings, 'moveSwitch', binding))}
        />
      ) : null}
      <SwitchField
        label="Switch to choose"
        name={names.select}
        onChange={(binding) => onChange(changeSwitch(settings, 'selectSwitch', binding))}
      />
    </>
  );
}
