import Stack from '@mui/material/Stack';
import { INTERVAL_MONTHS } from '@paniscus/domain/donation';
import type { RecurringFrequency } from '@paniscus/domain/donation';
import { PAUSE_MONTHS } from '@paniscus/domain/donor-portal';
import type { RecurringDonation, RecurringPauseRequest } from '@paniscus/domain/donor-portal';
import { pluralize } from '@paniscus/domain/text';
import { ChoiceTiles, FormAlert } from '@paniscus/ui';
import { useState } from 'react';
import { describeDroppedCharge } from '../RecurringDonation/recurring-labels';
import { SectionText } from '../Shared/PortalSection';
import { PanelButtons } from './PanelButtons';
import type { PanelProps } from './panel.types';

interface PausePanelProps extends PanelProps {
  /** Gift that is paused; that an overdue charge is dropped is announced. */
  donation: RecurringDonation;
  /** Called with the length of the pause; without months, it lasts until the donor resumes. */
  onPause: (request: RecurringPauseRequest) => void;
}

const INDEFINITELY = 'open';

function listOptions(frequency: RecurringFrequency) {
  const lengths = PAUSE_MONTHS[frequency].map((months) => ({
    value: String(months),
    label:
      frequency === 'monthly'
        ? pluralize(months, 'month')
        : describeSkip(months / INTERVAL_MONTHS[frequency]),
  }));
  return [...lengths, { value: INDEFINITELY, label: 'Until I resume' }];
}

/** Months would not say which charges they skip. */
const describeSkip = (charges: number) =>
  charges === 1 ? 'Skip the next charge' : `Skip the next ${charges} charges`;

export function PausePanel({ donation, isProcessing, error, onPause, onClose }: PausePanelProps) {
  const options = listOptions(donation.frequency);
  const droppedCharge = describeDroppedCharge(donation);
  const [duration, setDuration] = useState(options[0]?.value ?? INDEFINITELY);
  const pause = () => onPause(duration === INDEFINITELY ? {} : { months: Number(duration) });
  return (
    <Stack spacing={3} sx={{ maxWidth: ({ layout }) => layout.formWidth }}>
      <ChoiceTiles
        label="How long do you want to pause?"
        helperText="You will not be charged while your gift is paused. You can resume at any time."
        options={options}
        value={duration}
        onChange={setDuration}
        disabled={isProcessing}
      />
      {droppedCharge === undefined ? null : <SectionText>{droppedCharge}</SectionText>}
      {error === undefined ? null : <FormAlert>{error}</FormAlert>}
      <PanelButtons submitLabel="Pause" isProcessing={isProcessing} onSubmit={pause} onClose={onClose} />
    </Stack>
  );
}
