import Typography from '@mui/material/Typography';
import { DEBOUNCE, PRESS_DELAY } from '@paniscus/domain/keyboard';
import type { PressMode } from '@paniscus/domain/keyboard';
import { CheckboxField, FieldGroup, NativeSelectField, SliderField } from '@paniscus/ui';
import type { SettingsFieldsProps } from './DisplayFields';
import { formatSeconds } from './format-seconds';

const modes: readonly { value: PressMode; label: string; help: string }[] = [
  {
    value: 'touch',
    label: 'When I touch it',
    help: 'The word starts as soon as you touch its key. Lift your finger to add the sign; slide away to cancel.',
  },
  {
    value: 'release',
    label: 'When I let go',
    help: 'Slide to the right key first. It is pressed when you let go. Scroll with two fingers.',
  },
  {
    value: 'hold',
    label: 'When I hold it',
    help: 'Short touches do nothing. A ring fills while you hold a key or button.',
  },
  {
    value: 'dwell',
    label: 'When the pointer rests on it',
    help: 'For head and eye pointers and mice: a ring fills while the pointer rests on a key or button.',
  },
];

/** How a key is pressed: on touch, on release, by holding or by dwelling; and how soon it may be pressed again. */
export function PressFields({ settings, onChange }: SettingsFieldsProps) {
  const { pressMode, pressDelayMs, debounceMs, hasPressVoice } = settings;
  const mode = modes.find(({ value }) => value === pressMode);
  const hasDelay = pressMode === 'hold' || pressMode === 'dwell';
  return (
    <FieldGroup title="How you press">
      <NativeSelectField
        label="A key is pressed"
        options={modes}
        value={pressMode}
        onChange={(value) => onChange({ pressMode: modes.find((option) => option.value === value)?.value })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {mode?.help}
      </Typography>
      {hasDelay ? (
        <SliderField
          label="Time until it is pressed"
          {...{ min: PRESS_DELAY.min, max: PRESS_DELAY.max, step: PRESS_DELAY.step }}
          value={pressDelayMs}
          valueText={formatSeconds(pressDelayMs)}
          onChange={(value) => onChange({ pressDelayMs: value })}
        />
      ) : null}
      <SliderField
        label="Ignore repeated presses for"
        {...{ min: DEBOUNCE.min, max: DEBOUNCE.max, step: DEBOUNCE.step }}
        value={debounceMs}
        valueText={debounceMs === 0 ? 'off' : formatSeconds(debounceMs)}
        onChange={(value) => onChange({ debounceMs: value })}
      />
      <CheckboxField
        label="Speak each word"
        helperText="When this is off, only Period and Replay speak."
        checked={hasPressVoice}
        onChange={(_event, checked) => onChange({ hasPressVoice: checked })}
      />
    </FieldGroup>
  );
}
