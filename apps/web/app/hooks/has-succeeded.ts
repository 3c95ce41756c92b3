/** Resolves to whether a call succeeds; a dialog stays open, with what was typed, when it does not. */
export const hasSucceeded = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
