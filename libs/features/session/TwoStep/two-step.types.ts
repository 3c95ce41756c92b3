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
  onStart: (form: StartTwoStepForm) => void;
  onConfirm: (form: CodeForm) => void;
  /** Leaves a form, and forgets why it was rejected. */
  onCancel: () => void;
  onTurnOff: (form: ChangeTwoStepForm) => void;
  onCreateCodes: (form: ChangeTwoStepForm) => void;
  onDownloadCodes: (codes: readonly string[]) => void;
  /** The person has saved the codes. */
  onCodesSaved: () => void;
}

export interface TwoStepSectionProps extends TwoStepActions {
  state: TwoStepState;
}
