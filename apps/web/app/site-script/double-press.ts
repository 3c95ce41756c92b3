import { isMisplacedPress, watchPresses } from '@paniscus/ui';

/** Ignores the second press of a double press where the first has put something else, such as “Undo,” in its way. */
export function ignoreMisplacedPresses(): void {
  watchPresses();
  const ignore = (press: MouseEvent) => {
    if (!isMisplacedPress(press)) return;
    press.preventDefault();
    press.stopPropagation();
  };
  // The press itself would move the focus before its click.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, ignore, { capture: true });
}
