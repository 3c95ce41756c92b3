import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { yupResolver } from '@hookform/resolvers/yup';
import { codeSchema, formatInGroups } from '@paniscus/domain/session';
import type { CodeForm } from '@paniscus/domain/session';
import { Form, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { CodeField } from './CodeField';
import { FocusedHeading } from './FocusedHeading';
import { QrCode } from './QrCode';
import { useRefusal } from './use-refusal';
import type { TwoStepActions, TwoStepState } from './two-step.types';

interface TwoStepSetupProps extends Pick<TwoStepActions, 'onConfirm' | 'onCancel'> {
  state: Extract<TwoStepState, { kind: 'settingUp' }>;
}

const resolver = yupResolver(codeSchema);

/** Shows the secret for the authenticator app and asks for its first code. */
export function TwoStepSetup({ state, onConfirm, onCancel }: TwoStepSetupProps) {
  const form = useForm<CodeForm>({ defaultValues: { code: '' }, resolver });
  useRefusal(form, state.refusal);
  return (
    <>
      <FocusedHeading>Add this site to your authenticator app</FocusedHeading>
      <Typography variant="body2">
        Scan the QR code with an authenticator app, such as your phone’s password manager. If you cannot scan
        it, type the secret into the app.
      </Typography>
      <QrCode
        text={state.setup.url}
        label="QR code for your authenticator app. It contains the secret shown below."
      />
      <Typography variant="body2">
        Secret:{' '}
        <Typography
          component="span"
          variant="body2"
          sx={{ fontFamily: ({ families }) => families.mono, userSelect: 'all' }}
        >
          {formatInGroups(state.setup.secret)}
        </Typography>
      </Typography>
      <Form form={form} label="Confirm the code from your app" onSubmit={(values) => onConfirm(values)}>
        <CodeField helperText="The app shows a new code every 30 seconds." />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <SubmitButton loading={state.isProcessing}>Turn on</SubmitButton>
          <Button variant="outlined" color="inherit" onClick={onCancel}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </>
  );
}
