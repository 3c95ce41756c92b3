import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

const listPressed = (): Set<number> =>
  new Set(
    navigator
      .getGamepads()
      .flatMap((gamepad) =>
        gamepad === null ? [] : gamepad.buttons.flatMap(({ pressed }, index) => (pressed ? [index] : [])),
      ),
  );

/**
 * Calls `onPress` once for each press of a gamepad button; browsers report gamepads only when they are read. What a press
 * changes is rendered before the next press, which may be in the same frame.
 */
export function useGamepad(isActive: boolean, onPress: (button: number) => void): void {
  const notify = useEffectEvent(onPress);
  useEffect(() => {
    if (!isActive || !('getGamepads' in navigator)) return undefined;
    let held = listPressed();
    let request = requestAnimationFrame(function read() {
      const pressed = listPressed();
      for (const button of pressed) if (!held.has(button)) flushSync(() => notify(button));
      held = pressed;
      request = requestAnimationFrame(read);
    });
    return () => cancelAnimationFrame(request);
  }, [isActive]);
}
