import type { KeyboardSettings, SwitchScanning } from '@paniscus/domain/keyboard';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { hasOpenDialog, usesKeys } from '../uses-keys';
import { matchesKey, toButtonBinding } from './switch-binding';
import { useGamepad } from './use-gamepad';

type Switches = {
  onMove: () => void;
  onSelect: () => void;
  onLeave?: () => void;
};

type SwitchSettings = Pick<KeyboardSettings, 'selectSwitch' | 'moveSwitch'> & { scanning: SwitchScanning };
type Role = 'move' | 'select';

/** What a key does; undefined for a key that is no switch. */
function findRole(
  event: KeyboardEvent,
  { scanning, selectSwitch, moveSwitch }: SwitchSettings,
): Role | undefined {
  const hasMove = scanning === 'two-switches';
  const isSpace = event.key === ' ';
  if (hasMove && (moveSwitch === '' ? isSpace : matchesKey(moveSwitch, event))) return 'move';
  if (selectSwitch !== '') return matchesKey(selectSwitch, event) ? 'select' : undefined;
  return event.key === 'Enter' || (isSpace && !hasMove) ? 'select' : undefined;
}

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function handleKey(event: KeyboardEvent, settings: SwitchSettings, switches: Switches): void {
  const role = findRole(event, settings);
  if (role !== undefined) {
    consume(event);
    if (event.repeat) return;
    if (role === 'move') switches.onMove();
    else switches.onSelect();
  } else if (event.key === 'Escape') {
    consume(event);
    switches.onLeave?.();
  }
}

/** Gamepad buttons that were chosen as switches; like keys, they do nothing while a dialog is open. */
function useButtonSwitches(
  { scanning, selectSwitch, moveSwitch }: SwitchSettings,
  switches: Switches,
  endTouch: () => void,
): void {
  const isActive = [selectSwitch, moveSwitch].some((binding) => binding.startsWith('button:'));
  useGamepad(isActive, (button) => {
    if (hasOpenDialog()) return;
    endTouch();
    const binding = toButtonBinding(button);
    if (scanning === 'two-switches' && binding === moveSwitch) switches.onMove();
    else if (binding === selectSwitch) switches.onSelect();
  });
}

/** Touching the board counts as a switch press. The returned function lets the next click pass. */
function useTouchSwitch(root: RefObject<HTMLElement | null>, { onSelect }: Switches): () => void {
  /**
   * False between a pointerdown, which already counted as a switch press, and its click, which is suppressed unless the
   * scan itself triggered it.
   */
  const isTouchOver = useRef(true);

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    consume(event);
    isTouchOver.current = true;
    if (event.button === 0) onSelect();
    isTouchOver.current = false;
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isTouchOver.current) consume(event);
    isTouchOver.current = true;
  });

  useEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('[data-scan-group="board"]');
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    board?.addEventListener('pointerdown', (event) => onPointerDown(event), options);
    board?.addEventListener('click', (event) => onClick(event), options);
    return () => cleanup.abort();
  }, [root]);

  return () => {
    isTouchOver.current = true;
  };
}

/**
 * Switch input: Space and Enter, or the chosen keys and gamepad buttons, or touching the board. Keys are handled in the
 * capture phase, before anything else on the page; a switch that is held down counts once.
 */
export function useSwitches(
  settings: SwitchSettings,
  root: RefObject<HTMLElement | null>,
  switches: Switches,
) {
  const endTouch = useTouchSwitch(root, switches);
  useButtonSwitches(settings, switches, endTouch);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (usesKeys(event)) return;
    endTouch();
    handleKey(event, settings, switches);
  });
  // Space activates a focused button on keyup.
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (findRole(event, settings) !== undefined && !usesKeys(event)) consume(event);
  });

  // In the task that shows the frame, so that no press falls in between.
  useLayoutEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    window.addEventListener('keydown', (event) => onKeyDown(event), options);
    window.addEventListener('keyup', (event) => onKeyUp(event), options);
    // Repeats the presses that were made before.
    window.dispatchEvent(new Event('scanning-ready'));
    return () => cleanup.abort();
  }, []);
}
