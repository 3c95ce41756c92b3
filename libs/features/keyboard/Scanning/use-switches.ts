import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { SwitchScanning } from '@paniscus/domain';

type Switches = {
  onMove: () => void;
  onChoose: () => void;
  onLeave: () => void;
};

/** Where keys have work of their own: dialogs and what is typed into. */
const KEEPS_KEYS = 'dialog[open], [popover]:popover-open, input, select, textarea';

const isReservedKey = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(KEEPS_KEYS) !== null);

const isSwitchKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What a switch sends: Space, Enter, or a touch of the board. They reach the scan before anything else on the page;
 * a switch that is held down counts once.
 */
export function useSwitches(
  scanning: SwitchScanning,
  root: RefObject<HTMLElement | null>,
  switches: Switches,
) {
  /** A touch has counted when it began; the click it ends with presses nothing, other than the scan's own. */
  const isTouchOver = useRef(true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isReservedKey(event)) return;
    isTouchOver.current = true;
    if (event.key === 'Escape') {
      take(event);
      switches.onLeave();
    } else if (isSwitchKey(event)) {
      take(event);
      if (event.repeat) return;
      if (scanning === 'two-switches' && event.key === ' ') switches.onMove();
      else switches.onChoose();
    }
  });
  // A button is pressed by Space when it is let go.
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (isSwitchKey(event) && !isReservedKey(event)) take(event);
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    take(event);
    isTouchOver.current = true;
    if (event.button === 0) switches.onChoose();
    isTouchOver.current = false;
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isTouchOver.current) take(event);
    isTouchOver.current = true;
  });

  useEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('[data-scan-group="board"]');
    const leaving = new AbortController();
    const early = { capture: true, signal: leaving.signal };
    window.addEventListener('keydown', (event) => onKeyDown(event), early);
    window.addEventListener('keyup', (event) => onKeyUp(event), early);
    board?.addEventListener('pointerdown', (event) => onPointerDown(event), early);
    board?.addEventListener('click', (event) => onClick(event), early);
    return () => leaving.abort();
  }, [root]);
}
