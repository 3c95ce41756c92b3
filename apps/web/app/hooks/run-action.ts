import { hashKey } from '@tanstack/react-query';

type ActionMutation<Action> = {
  isPending: boolean;
  /** The action that is running, or ran last. */
  variables: Action | undefined;
  mutateAsync: (action: Action) => Promise<unknown>;
};

/**
 * Runs an action, unless the same one is still running because its button was pressed again. Resolves to whether it has
 * succeeded; a dialog stays open, with what was typed, when it has not.
 */
export function runAction<Action>(mutation: ActionMutation<Action>, action: Action): Promise<boolean> {
  const isRunning = mutation.isPending && hashKey([mutation.variables]) === hashKey([action]);
  if (isRunning) return Promise.resolve(false);
  return mutation.mutateAsync(action).then(
    () => true,
    () => false,
  );
}
