import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { createSwitchDebounce } from '../../PressAids/debounce';
import { findDialogAround, isForField } from '../../uses-keys';
import type { ScanParams, ScanSettings } from '../scan.types';
import { isChoosingSwitch, matchesKey, toButtonBinding } from './switch-binding';
import { useFreeKeys } from './use-free-keys';
import { useGamepad } from './use-gamepad';
import { useTouchSwitch } from './use-touch-switch';

type Switches = {
  onMove: () => void;
  onSelect: () => void;
  onLeave?: () => void;
};

type Role = 'move' | 'select';
type Press = (role: Role, timeStamp: number) => void;

/** What a key does; undefined for a key that is no switch. */
function findRole(
  event: KeyboardEvent,
  { scanning, selectSwitch, moveSwitch }: ScanSettings,
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

/** Gamepad buttons that were chosen as switches. */
function useButtonSwitches({ scanning, selectSwitch, moveSwitch }: ScanSettings, press: Press): void {
  const isActive = [selectSwitch, moveSwitch].some((binding) => binding.startsWith('button:'));
  useGamepad(isActive, (button) => {
    if (isChoosingSwitch()) return;
    const binding = toButtonBinding(button);
    if (scanning === 'two-switches' && binding === moveSwitch) press('move', performance.now());
    else if (binding === selectSwitch) press('select', performance.now());
  });
}

/**
 * Switch input: Space and Enter, or the chosen keys and gamepad buttons, or touching the board. Keys are handled in the
 * capture phase, before anything else on the page; a switch that is held down counts once.
 */
export function useSwitches(
  { settings, root, dialog }: Pick<ScanParams, 'settings' | 'root' | 'dialog'>,
  switches: Switches,
) {
  const { debounceMs } = settings;
  const isTooSoon = useMemo(() => createSwitchDebounce(debounceMs), [debounceMs]);
  const freeKeys = useFreeKeys();
  const press: Press = (role, timeStamp) => {
    if (isTooSoon(role, timeStamp)) return;
    freeKeys();
    if (role === 'move') switches.onMove();
    else switches.onSelect();
  };
  const endTouch = useTouchSwitch({ root, dialog, onPress: (timeStamp) => press('select', timeStamp) });
  const pressWithoutTouch: Press = (role, timeStamp) => {
    endTouch();
    press(role, timeStamp);
  };
  useButtonSwitches(settings, pressWithoutTouch);

  /** Keys in a dialog that is not scanned belong to it. */
  const isForOthers = (event: KeyboardEvent) => {
    const ownDialog = findDialogAround(event.target);
    return isForField(event) || isChoosingSwitch() || (ownDialog !== null && ownDialog !== dialog);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event)) return;
    const role = findRole(event, settings);
    if (role !== undefined) {
      consume(event);
      if (!event.repeat) pressWithoutTouch(role, event.timeStamp);
    } else if (event.key === 'Escape' && dialog === null) {
      consume(event);
      switches.onLeave?.();
    }
  });
  // Space activates a focused button on keyup.
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (findRole(event, settings) !== undefined && !isForOthers(event)) consume(event);
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
