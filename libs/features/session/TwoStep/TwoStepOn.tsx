import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChangeTwoStepForm } from '@paniscus/domain/session';
import { LocalTime } from '@paniscus/ui';
import { useState } from 'react';
import { ChangeTwoStep } from './ChangeTwoStep';
import type { TwoStepActions, TwoStepState } from './two-step.types';

interface TwoStepOnProps extends Pick<TwoStepActions, 'onTurnOff' | 'onCreateCodes' | 'onCancel'> {
  state: Extract<TwoStepState, { kind: 'on' }>;
}

const FEW_CODES = 3;

/** Tells how many recovery codes are left, and turns two-step sign-in off or creates new codes. */
export function TwoStepOn({ state, onTurnOff, onCreateCodes, onCancel }: TwoStepOnProps) {
  const [change, setChange] = useState<'turn-off' | 'codes'>();
  const close = () => {
    setChange(undefined);
    onCancel();
  };
  const submit = (form: ChangeTwoStepForm) => (change === 'codes' ? onCreateCodes(form) : onTurnOff(form));
  return (
    <>
      <Typography variant="body2">
        Two-step sign-in has been on since <LocalTime iso={state.turnedOnAt} />.{' '}
        {describeCodes(state.codesLeft)}
      </Typography>
      {change === undefined ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" color="inherit" onClick={() => setChange('codes')}>
            Create recovery codes
          </Button>
          <Button variant="outlined" color="error" onClick={() => setChange('turn-off')}>
            Turn off two-step sign-in
          </Button>
        </Stack>
      ) : (
        <ChangeTwoStep
          key={change}
          label={change === 'codes' ? 'Create recovery codes' : 'Turn off two-step sign-in'}
          color={change === 'codes' ? 'primary' : 'error'}
          isProcessing={state.isProcessing === true}
          refusal={state.refusal}
          onSubmit={submit}
          onCancel={close}
        />
      )}
    </>
  );
}

function describeCodes(left: number): string {
  const number = left === 0 ? 'No' : left;
  const count = left === 1 ? 'One recovery code is left.' : `${number} recovery codes are left.`;
  return left > FEW_CODES
    ? count
    : `${count} Create new ones soon, so that you can sign in without your phone.`;
}
