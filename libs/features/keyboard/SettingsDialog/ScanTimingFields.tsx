import { SCAN_DELAY, SCAN_PACE, SCAN_ROUNDS } from '@paniscus/domain/keyboard';
import { SliderField } from '@paniscus/ui';
import type { SettingsFieldsProps } from './DisplayFields';
import { formatSeconds } from './format-seconds';

const toLimits = ({ min, max, step }: typeof SCAN_PACE) => ({ min, max, step });
const formatDelay = (delayMs: number) => (delayMs === 0 ? 'none' : formatSeconds(delayMs));

/** How fast automatic scanning moves, where it waits longer, and when it pauses. */
export function ScanTimingFields({ settings, onChange }: SettingsFieldsProps) {
  const { scanPaceMs, scanFirstDelayMs, scanChoiceDelayMs, scanRounds } = settings;
  return (
    <>
      <SliderField
        label="Time on each item"
        {...toLimits(SCAN_PACE)}
        value={scanPaceMs}
        valueText={formatSeconds(scanPaceMs)}
        onChange={(value) => onChange({ scanPaceMs: value })}
      />
      <SliderField
        label="Extra time on the first item"
        {...toLimits(SCAN_DELAY)}
        value={scanFirstDelayMs}
        valueText={formatDelay(scanFirstDelayMs)}
        onChange={(value) => onChange({ scanFirstDelayMs: value })}
      />
      <SliderField
        label="Extra time after each choice"
        {...toLimits(SCAN_DELAY)}
        value={scanChoiceDelayMs}
        valueText={formatDelay(scanChoiceDelayMs)}
        onChange={(value) => onChange({ scanChoiceDelayMs: value })}
      />
      <SliderField
        label="Rounds before scanning pauses"
        {...toLimits(SCAN_ROUNDS)}
        value={scanRounds}
        valueText={`${scanRounds}`}
        onChange={(value) => onChange({ scanRounds: value })}
      />
    </>
  );
}
