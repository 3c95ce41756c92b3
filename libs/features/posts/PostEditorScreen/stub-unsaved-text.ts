import { fn } from 'storybook/test';
import type { UnsavedTextProps } from '../PostEditor/unsaved-text.types';

/** The text as it was loaded: nothing is unsaved. */
export const stubUnsavedText = (): UnsavedTextProps => ({
  status: { kind: 'unchanged' },
  isStored: true,
  onSave: fn(),
  onContinue: fn(),
  onDiscard: fn(),
  onSignIn: fn(),
  onMoveToNew: fn(),
});
