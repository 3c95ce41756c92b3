import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ListError, ListLoading } from '@paniscus/ui';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoStepOff } from './TwoStepOff';
import { TwoStepOn } from './TwoStepOn';
import { TwoStepSetup } from './TwoStepSetup';
import type { TwoStepSectionProps, TwoStepState } from './two-step.types';

/** Turns two-step sign-in of the own account on and off. */
export function TwoStepSection({ state, ...actions }: TwoStepSectionProps) {
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start', '& > form': { width: '100%' } }}>
      <TwoStepAlert state={state} />
      <Body state={state} {...actions} />
    </Stack>
  );
}

function Body({ state, ...actions }: TwoStepSectionProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="Two-step sign-in" />;
    case 'off':
      return <TwoStepOff state={state} onStart={actions.onStart} />;
    case 'settingUp':
      return <TwoStepSetup state={state} onConfirm={actions.onConfirm} onCancel={actions.onCancel} />;
    case 'codes':
      return (
        <RecoveryCodes
          codes={state.codes}
          onDownload={() => actions.onDownloadCodes(state.codes)}
          onSaved={actions.onCodesSaved}
        />
      );
    case 'on':
      return (
        <TwoStepOn
          state={state}
          onTurnOff={actions.onTurnOff}
          onCreateCodes={actions.onCreateCodes}
          onCancel={actions.onCancel}
        />
      );
  }
}

function TwoStepAlert({ state }: { state: TwoStepState }) {
  if ('refusal' in state && state.refusal !== undefined && state.refusal.field === undefined)
    return <Alert severity="error">{state.refusal.message}</Alert>;
  if (state.kind !== 'off' || state.done === undefined) return null;
  return (
    <Alert severity="success" role="status">
      {state.done}
    </Alert>
  );
}
