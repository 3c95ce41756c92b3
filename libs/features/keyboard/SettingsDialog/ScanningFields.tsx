import Typography from '@mui/material/Typography';
import { SCAN_PACE } from '@paniscus/domain/keyboard';
import type { Scanning, ScanPattern } from '@paniscus/domain/keyboard';
import { CheckboxField, FieldGroup, SegmentedControl, SliderField } from '@paniscus/ui';
import { describeSwitches, nameSwitches } from '../Scanning/describe-switches';
import type { SettingsFieldsProps } from './DisplayFields';
import { formatSeconds } from './format-seconds';
import { SwitchField } from './SwitchField';

const scanningOptions: readonly { value: Scanning; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'one-switch', label: 'One switch' },
  { value: 'two-switches', label: 'Two switches' },
];

const patternOptions: readonly { value: ScanPattern; label: string }[] = [
  { value: 'rows', label: 'Rows, then keys' },
  { value: 'blocks', label: 'Blocks' },
];

const patternHelp: Record<ScanPattern, string> = {
  rows: 'Choose a row, then a key. Fewer presses.',
  blocks: 'Choose half of the board, then half of that, down to one key. More presses, less waiting.',
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
  const { scanning, scanPattern, scanPaceMs, hasScanVoice } = settings;
  return (
    <>
      <SegmentedControl
        label="What is highlighted"
        options={patternOptions}
        value={scanPattern}
        onChange={(value) => onChange({ scanPattern: value })}
      />
      <Help>{patternHelp[scanPattern]}</Help>
      {scanning === 'one-switch' ? (
        <SliderField
          label="Time on each item"
          {...{ min: SCAN_PACE.min, max: SCAN_PACE.max, step: SCAN_PACE.step }}
          value={scanPaceMs}
          valueText={formatSeconds(scanPaceMs)}
          onChange={(value) => onChange({ scanPaceMs: value })}
        />
      ) : null}
      <SwitchFields settings={settings} onChange={onChange} />
      <CheckboxField
        label="Hear each word"
        helperText="Hear each word as it is highlighted. When several keys are highlighted, hear the first word."
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
          onChange={(moveSwitch) => onChange({ moveSwitch })}
        />
      ) : null}
      <SwitchField
        label="Switch to choose"
        name={names.select}
        onChange={(selectSwitch) => onChange({ selectSwitch })}
      />
    </>
  );
}
