import { isMisplacedPress, isSecondKey, isSecondPress, watchPresses } from '@paniscus/ui';

/** What the browser itself opens and closes, or downloads. */
const NATIVE = '[popovertarget], a[download]';

const isNative = ({ target }: Event) => target instanceof Element && target.closest(NATIVE) !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores the second press of a double press where the first has put something else, such as “Undo,” in its way, and where the
 * browser would act twice.
 */
export function ignoreMisplacedPresses(): void {
  watchPresses();
  // The mouse would move the focus before its click.
  for (const type of ['mousedown', 'click'] as const)
    addEventListener(type, (press) => isMisplacedPress(press) && stop(press), { capture: true });

  addEventListener('click', (press) => isNative(press) && isSecondPress(press) && stop(press), {
    capture: true,
  });

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
