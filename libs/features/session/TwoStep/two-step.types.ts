import type { ChangeTwoStepForm, CodeForm, StartTwoStepForm, TwoStepSetup } from '@paniscus/domain/session';

export type Refusal = { message: string; field?: 'current_password' | 'code' };

type Progress = {
  isProcessing?: boolean;
  /** Why the last action was rejected. */
  refusal?: Refusal;
};

export type TwoStepState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'off'; done?: string } & Progress)
  | ({ kind: 'settingUp'; setup: TwoStepSetup } & Progress)
  /** Recovery codes, shown once. */
  | { kind: 'codes'; codes: readonly string[] }
  | ({ kind: 'on'; turnedOnAt: string; codesLeft: number } & Progress);

export interface TwoStepActions {
  /** Called to create a secret. */
  onStart: (form: StartTwoStepForm) => void;
  /** Called with the first code. */
  onConfirm: (form: CodeForm) => void;
  /** Leaves a form, and forgets why it was rejected. */
  onCancel: () => void;
  /** Called with the password. */
  onTurnOff: (form: ChangeTwoStepForm) => void;
  /** Called to replace the recovery codes. */
  onCreateCodes: (form: ChangeTwoStepForm) => void;
  /** Called to save the recovery codes. */
  onDownloadCodes: (codes: readonly string[]) => void;
  /** The person has saved the codes. */
  onCodesSaved: () => void;
}

export interface TwoStepSectionProps extends TwoStepActions {
  state: TwoStepState;
}
