import { pressTarget } from './press-target';

export type DelayedPress = {
  start: (target: HTMLElement) => void;
  stop: () => void;
  target: () => HTMLElement | null;
};

/** Presses one target after a delay; shows the target that will be pressed. */
export function createDelayedPress(
  delayMs: number,
  show: (target: HTMLElement | null) => void,
): DelayedPress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | null = null;
  const stop = () => {
    clearTimeout(timer);
    if (current !== null) show(null);
    current = null;
  };
  return {
    stop,
    target: () => current,
    start(target) {
      stop();
      current = target;
      show(target);
      timer = setTimeout(() => {
        stop();
        pressTarget(target);
      }, delayMs);
    },
  };
}
