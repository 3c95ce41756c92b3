import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createUnlockSum, isSumSolved } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import { WordInput } from '../../boards/OwnWord/WordInput';
import { NumberPad } from './NumberPad';
import type { SubmitEvent } from 'react';

interface SumFormProps {
  /** Leaves the keys to the switches, which press the digits. */
  hasSwitches: boolean;
  onSolved: () => void;
  onCancel: () => void;
}

/** A sum, for people who cannot hold a button; a wrong answer brings another one. */
export function SumForm({ hasSwitches, onSolved, onCancel }: SumFormProps) {
  const [sum, setSum] = useState(() => createUnlockSum(Math.random));
  const [answer, setAnswer] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSumSolved(sum, answer)) return onSolved();
    setSum(createUnlockSum(Math.random));
    setAnswer('');
    setIsWrong(true);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
    >
      <WordInput
        autoFocus={!hasSwitches}
        required
        label={`${sum[0]} + ${sum[1]}`}
        value={answer}
        onChange={setAnswer}
        errorText={isWrong ? 'Not quite. Here is another problem.' : undefined}
      />
      <NumberPad onDigit={(digit) => setAnswer(`${answer}${digit}`)} />
      <Button type="submit">Unlock</Button>
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        Keep locked
      </Button>
    </Box>
  );
}
