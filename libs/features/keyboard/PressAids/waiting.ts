import { pressTarget } from './press-target';

export type Waiting = {
  start: (target: HTMLElement) => void;
  stop: () => void;
  target: () => HTMLElement | null;
};

/** Waits on one target and presses it at the end; shows the target that is waited for. */
export function createWaiting(delayMs: number, show: (target: HTMLElement | null) => void): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: HTMLElement | null = null;
  const stop = () => {
    clearTimeout(timer);
    if (waiting !== null) show(null);
    waiting = null;
  };
  return {
    stop,
    target: () => waiting,
    start(target) {
      stop();
      waiting = target;
      show(target);
      timer = setTimeout(() => {
        stop();
        pressTarget(target);
      }, delayMs);
    },
  };
}
