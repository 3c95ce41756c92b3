/**
 * Remembers a pointer that is held down, until `readyEvent` is dispatched on the window. Then repeats its press for the
 * listeners that have been added meanwhile; a pointer that was lifted before was no hold.
 */
export function recordEarlyHold(readyEvent: string): void {
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  let held: PointerEvent | undefined;
  const forget = ({ pointerId }: PointerEvent) => {
    if (held?.pointerId === pointerId) held = undefined;
  };
  addEventListener('pointerdown', (event) => (held ??= event), options);
  addEventListener('pointerup', forget, options);
  addEventListener('pointercancel', forget, options);
  const repeat = () => {
    recording.abort();
    if (held !== undefined) held.target?.dispatchEvent(new PointerEvent('pointerdown', toInit(held)));
  };
  addEventListener(readyEvent, repeat, { signal: recording.signal });
}

const toInit = ({ pointerId, pointerType, isPrimary, button, buttons, clientX, clientY }: PointerEvent) => ({
  bubbles: true,
  cancelable: true,
  composed: true,
  pointerId,
  pointerType,
  isPrimary,
  button,
  buttons,
  clientX,
  clientY,
});
