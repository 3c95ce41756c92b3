import type { SwitchScanning } from '@paniscus/domain/keyboard';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

type Switches = {
  onMove: () => void;
  onChoose: () => void;
  onLeave: () => void;
};

/** Elements that need the keys themselves: dialogs and form controls. */
const USES_KEYS = 'dialog[open], [popover]:popover-open, input, select, textarea';

const isReservedKey = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(USES_KEYS) !== null);

const isSwitchKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function handleSwitchKey(event: KeyboardEvent, scanning: SwitchScanning, switches: Switches): void {
  if (event.key === 'Escape') {
    take(event);
    switches.onLeave();
  } else if (isSwitchKey(event)) {
    take(event);
    if (event.repeat) return;
    if (scanning === 'two-switches' && event.key === ' ') switches.onMove();
    else switches.onChoose();
  }
}

/** Touching the board counts as a switch press. The returned function lets the next click pass. */
function useTouchSwitch(root: RefObject<HTMLElement | null>, { onChoose }: Switches): () => void {
  /**
   * False between a pointerdown, which already counted as a switch press, and its click, which is suppressed unless the
   * scan itself triggered it.
   */
  const isTouchOver = useRef(true);

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    take(event);
    isTouchOver.current = true;
    if (event.button === 0) onChoose();
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
    board?.addEventListener('pointerdown', (event) => onPointerDown(event), early);
    board?.addEventListener('click', (event) => onClick(event), early);
    return () => leaving.abort();
  }, [root]);

  return () => {
    isTouchOver.current = true;
  };
}

/**
 * Switch input: Space, Enter, or touching the board. Handled in the capture phase, before anything else on the page; a
 * switch that is held down counts once.
 */
export function useSwitches(
  scanning: SwitchScanning,
  root: RefObject<HTMLElement | null>,
  switches: Switches,
) {
  const endTouch = useTouchSwitch(root, switches);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isReservedKey(event)) return;
    endTouch();
    handleSwitchKey(event, scanning, switches);
  });
  // Space activates a focused button on keyup.
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (isSwitchKey(event) && !isReservedKey(event)) take(event);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const early = { capture: true, signal: leaving.signal };
    window.addEventListener('keydown', (event) => onKeyDown(event), early);
    window.addEventListener('keyup', (event) => onKeyUp(event), early);
    return () => leaving.abort();
  }, []);
}
