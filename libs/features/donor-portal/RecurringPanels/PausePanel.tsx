import { PAUSE_MONTHS } from '@paniscus/domain/donor-portal';
import type { RecurringPauseRequest } from '@paniscus/domain/donor-portal';
import { Alert, Button, ChoiceTiles } from '@paniscus/ui';
import { useState } from 'react';
import { Choices, Stack } from './panel.styles';
import type { PanelProps } from './panel.types';

interface PausePanelProps extends PanelProps {
  onPause: (request: RecurringPauseRequest) => void;
}

const UNTIL_I_GO_ON = 'open';
const OPTIONS = [
  ...PAUSE_MONTHS.map((months) => ({
    value: String(months),
    label: months === 1 ? '1 month' : `${months} months`,
  })),
  { value: UNTIL_I_GO_ON, label: 'Until I go on' },
];

export function PausePanel({ isProcessing, refusal, onPause, onClose }: PausePanelProps) {
  const [chosen, setChosen] = useState('1');
  const pause = () => {
    const months = PAUSE_MONTHS.find((number) => String(number) === chosen);
    onPause(months === undefined ? {} : { months });
  };
  return (
    <Stack>
      <ChoiceTiles
        label="How long shall it rest?"
        help="Nothing is charged meanwhile, and you can go on at any time."
        options={OPTIONS}
        value={chosen}
        onChange={setChosen}
        isDisabled={isProcessing}
      />
      {refusal === undefined ? null : <Alert kind="error">{refusal}</Alert>}
      <Choices>
        <Button onClick={pause} isProcessing={isProcessing}>
          Pause
        </Button>
        <Button look="plain" onClick={onClose} isDisabled={isProcessing}>
          Leave it as it is
        </Button>
      </Choices>
    </Stack>
  );
}
