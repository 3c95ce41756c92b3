import Stack from '@mui/material/Stack';
import { PERIODS } from '@paniscus/domain/donation';
import type { RecurringFrequency } from '@paniscus/domain/donation';
import { PAUSE_MONTHS } from '@paniscus/domain/donor-portal';
import type { RecurringPauseRequest } from '@paniscus/domain/donor-portal';
import { ChoiceTiles, FormAlert } from '@paniscus/ui';
import { useState } from 'react';
import { PanelButtons } from './PanelButtons';
import type { PanelProps } from './panel.types';

interface PausePanelProps extends PanelProps {
  frequency: RecurringFrequency;
  onPause: (request: RecurringPauseRequest) => void;
}

const INDEFINITELY = 'open';
const OPTIONS = [
  ...PAUSE_MONTHS.map((months) => ({
    value: String(months),
    label: months === 1 ? '1 month' : `${months} months`,
  })),
  { value: INDEFINITELY, label: 'Until I resume' },
];

/** Explains a pause that is shorter than the time between two charges. */
const describeSkips = (frequency: RecurringFrequency) =>
  frequency === 'monthly'
    ? ''
    : ` We skip any charge that falls within the pause. The next charge comes one ${PERIODS[frequency]} after the last skipped one.`;

export function PausePanel({ frequency, isProcessing, error, onPause, onClose }: PausePanelProps) {
  const [duration, setDuration] = useState('1');
  const pause = () => {
    const months = PAUSE_MONTHS.find((number) => String(number) === duration);
    onPause(months === undefined ? {} : { months });
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: ({ layout }) => layout.formWidth }}>
      <ChoiceTiles
        label="How long do you want to pause?"
        helperText={`You will not be charged while your gift is paused. You can resume at any time.${describeSkips(frequency)}`}
        options={OPTIONS}
        value={duration}
        onChange={setDuration}
        disabled={isProcessing}
      />
      {error === undefined ? null : <FormAlert>{error}</FormAlert>}
      <PanelButtons submitLabel="Pause" isProcessing={isProcessing} onSubmit={pause} onClose={onClose} />
    </Stack>
  );
}
