import { isUnwantedPress, isSecondKey, watchPresses } from '@paniscus/ui';

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores the second press of a double press where the first has put something else, such as “Undo,” in its way, and where the
 * browser would download a file twice.
 */
export function ignoreMisplacedPresses(): void {
  watchPresses();
  // The mouse would move the focus before its click.
  for (const type of ['mousedown', 'click'] as const)
    addEventListener(type, (press) => isUnwantedPress(press) && stop(press), { capture: true });

  let ignoredKey: string | undefined;
  const ignoreKey = (press: KeyboardEvent) => {
    ignoredKey = isSecondKey(press) ? press.key : undefined;
    if (ignoredKey !== undefined) stop(press);
  };
  // The space bar presses when it goes up.
  const ignoreEndOfKey = (release: KeyboardEvent) => {
    if (release.key === ignoredKey) stop(release);
  };
  addEventListener('keydown', ignoreKey, { capture: true });
  addEventListener('keyup', ignoreEndOfKey, { capture: true });
}
