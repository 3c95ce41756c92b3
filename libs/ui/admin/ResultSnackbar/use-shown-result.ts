import { useState } from 'react';

/**
 * Whether the result of the last action is still shown. Call `forget` when a dialog is opened, or closed without an action:
 * why something was refused is said in the dialog, and no longer concerns anyone who has discarded it.
 */
export function useShownResult<Action, Result>(onAction: (action: Action) => Promise<Result>) {
  const [isShown, setIsShown] = useState(true);
  return {
    isShown,
    forget: () => setIsShown(false),
    act: (action: Action): Promise<Result> => {
      setIsShown(true);
      return onAction(action);
    },
  };
}
