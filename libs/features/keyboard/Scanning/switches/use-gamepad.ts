import { useEffect, useEffectEvent } from 'react';

const listPressed = (): Set<number> =>
  new Set(
    navigator
      .getGamepads()
      .flatMap((gamepad) =>
        gamepad === null ? [] : gamepad.buttons.flatMap(({ pressed }, index) => (pressed ? [index] : [])),
      ),
  );

/** Calls `onPress` once for each press of a gamepad button; browsers report gamepads only when they are read. */
export function useGamepad(isActive: boolean, onPress: (button: number) => void): void {
  const notify = useEffectEvent(onPress);
  useEffect(() => {
    if (!isActive || !('getGamepads' in navigator)) return undefined;
    let held = listPressed();
    let request = requestAnimationFrame(function read() {
      const pressed = listPressed();
      for (const button of pressed) if (!held.has(button)) notify(button);
      held = pressed;
      request = requestAnimationFrame(read);
    });
    return () => cancelAnimationFrame(request);
  }, [isActive]);
}
