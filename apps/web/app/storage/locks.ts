/** Runs tasks of the same name one after the other, in all tabs. */
export type Locks = { request: <T>(name: string, task: () => Promise<T>) => Promise<T> };

/** Web Locks need a secure context; without them, calls are serialized within the page only. */
export function getLocks(navigator: { locks?: Locks }): Locks {
  if (navigator.locks !== undefined) return navigator.locks;
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, task) => {
      const run = last.then(task, task);
      last = run;
      return run;
    },
  };
}
