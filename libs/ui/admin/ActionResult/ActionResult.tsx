import type { ReactNode } from 'react';
import { FocusedAlert } from '../../feedback/FocusedAlert/FocusedAlert';
import { ResultSnackbar } from '../ResultSnackbar/ResultSnackbar';

/** State of a list for staff and its last action; `done` says what the action has done. */
type ActionState =
  { kind: 'ready'; done?: string } | { kind: 'processing' } | { kind: 'refused'; message: string };

interface ActionResultProps {
  state: ActionState;
  /** Button beside what was done, such as “Undo.” */
  action?: ReactNode;
}

/** Tells staff what an action in a list has done, or why it was refused. */
export function ActionResult({ state, action }: ActionResultProps) {
  if (state.kind === 'refused') return <FocusedAlert severity="error">{state.message}</FocusedAlert>;
  if (state.kind === 'processing' || state.done === undefined) return null;
  return (
    <ResultSnackbar key={state.done} action={action}>
      {state.done}
    </ResultSnackbar>
  );
}
