import { fn } from 'storybook/test';
import type { TwoStepSectionProps } from './two-step.types';

/** Two-step sign-in for stories. */
export const stubTwoStep = (changes: Partial<TwoStepSectionProps> = {}): TwoStepSectionProps => ({
  state: { kind: 'off' },
  onStart: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  onTurnOff: fn(),
  onCreateCodes: fn(),
  onDownloadCodes: fn(),
  onCodesSaved: fn(),
  ...changes,
});
