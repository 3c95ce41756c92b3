import { organization } from '@paniscus/content';
import type {
  ChangeTwoStepForm,
  CodeForm,
  StartTwoStepForm,
  TwoStep,
  TwoStepSetup,
} from '@paniscus/domain/session';
import type { TwoStepActions, TwoStepState } from '@paniscus/features/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmTwoStep,
  createRecoveryCodes,
  fetchTwoStep,
  startTwoStep,
  turnOffTwoStep,
} from '../../api/admin/two-step';
import { getErrorMessage } from '../../api/error-messages';
import { ProblemError } from '../../api/problem-error';
import { downloadFile } from '../download';

const FAILURE_MESSAGE = 'Nothing was changed. Please try again.';

type TwoStepAction =
  | { kind: 'start'; form: StartTwoStepForm }
  | { kind: 'confirm'; form: CodeForm; setup: TwoStepSetup }
  | { kind: 'turn-off'; form: ChangeTwoStepForm }
  | { kind: 'create-codes'; form: ChangeTwoStepForm }
  | { kind: 'close' };

/** What an action shows next, in this page only: the secret and the codes are stored nowhere else. */
type Shown = { setup?: TwoStepSetup; codes?: readonly string[] };

async function run(action: TwoStepAction): Promise<Shown> {
  switch (action.kind) {
    case 'start':
      return { setup: await startTwoStep(action.form) };
    case 'confirm':
      return { codes: (await confirmTwoStep(action.form)).recovery_codes };
    case 'create-codes':
      return { codes: (await createRecoveryCodes(action.form)).recovery_codes };
    case 'turn-off':
      await turnOffTwoStep(action.form);
      return {};
    case 'close':
      return {};
  }
}

/** State and actions of two-step sign-in of the own account. */
export function useTwoStep(isStaff: boolean): { state: TwoStepState } & TwoStepActions {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ queryKey: ['two-step'], queryFn: fetchTwoStep, enabled: isStaff });
  const mutation = useMutation({
    mutationFn: run,
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['two-step'] }),
  });
  const action = mutation.variables;
  // While a code is confirmed, and after a wrong one, the secret stays on the page.
  const setup = mutation.isSuccess
    ? mutation.data.setup
    : action?.kind === 'confirm'
      ? action.setup
      : undefined;

  const getState = (): TwoStepState => {
    if (data === undefined)
      return error === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: 'Failed to load two-step sign-in' };
    if (mutation.data?.codes !== undefined) return { kind: 'codes', codes: mutation.data.codes };
    const progress = {
      isProcessing: mutation.isPending,
      refusal: mutation.isError ? describeRefusal(mutation.error) : undefined,
    };
    if (setup !== undefined) return { kind: 'settingUp', setup, ...progress };
    return toState(data, mutation.isSuccess && action?.kind === 'turn-off', progress);
  };

  return {
    state: getState(),
    onStart: (form) => mutation.mutate({ kind: 'start', form }),
    onConfirm: (form) => {
      if (setup !== undefined) mutation.mutate({ kind: 'confirm', form, setup });
    },
    onCancel: () => mutation.mutate({ kind: 'close' }),
    onTurnOff: (form) => mutation.mutate({ kind: 'turn-off', form }),
    onCreateCodes: (form) => mutation.mutate({ kind: 'create-codes', form }),
    onDownloadCodes: downloadCodes,
    onCodesSaved: () => mutation.mutate({ kind: 'close' }),
  };
}

function toState(
  { turned_on_at, recovery_codes_left }: TwoStep,
  isTurnedOff: boolean,
  progress: Pick<Extract<TwoStepState, { kind: 'on' }>, 'isProcessing' | 'refusal'>,
): TwoStepState {
  if (turned_on_at !== null)
    return { kind: 'on', turnedOnAt: turned_on_at, codesLeft: recovery_codes_left, ...progress };
  return { kind: 'off', done: isTurnedOff ? 'Two-step sign-in turned off.' : undefined, ...progress };
}

function describeRefusal(error: Error): { message: string; field?: 'current_password' | 'code' } {
  const errors = error instanceof ProblemError ? error.problem?.errors : undefined;
  const field = (['current_password', 'code'] as const).find((name) => errors?.[name] !== undefined);
  return { message: getErrorMessage(error, FAILURE_MESSAGE), field };
}

function downloadCodes(codes: readonly string[]): void {
  const lines = [`Recovery codes for ${organization.name}. Each works once.`, '', ...codes, ''];
  downloadFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
}
