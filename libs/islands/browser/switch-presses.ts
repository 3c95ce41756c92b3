import { yieldToBrowser } from './yield-to-browser.ts';

type SwitchPress = Pick<KeyboardEvent, 'key' | 'timeStamp'>;

/** Milliseconds after which keys get their usual meaning back, when the script that waits for them does not load. */
const TIMEOUT = 15_000;

/**
 * Records the keys of a visitor's switches, wherever they are pressed, until `readyEvent` is dispatched on the window.
 * Then repeats them in their order, each in its own task, for the listeners that have been added meanwhile.
 */
export function recordSwitchPresses(keys: readonly string[], readyEvent: string): void {
  const pressed: SwitchPress[] = [];
  const recording = new AbortController();
  const record = (event: KeyboardEvent) => {
    const { key, timeStamp, repeat, ctrlKey, altKey, metaKey } = event;
    if (!keys.includes(key) || ctrlKey || altKey || metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keydown' && !repeat) pressed.push({ key, timeStamp });
  };
  for (const eventType of ['keydown', 'keyup'] as const)
    addEventListener(eventType, record, { capture: true, signal: recording.signal });
  setTimeout(() => recording.abort(), TIMEOUT);
  addEventListener(readyEvent, () => void repeat(pressed, recording), { signal: recording.signal });
}

async function repeat(pressed: readonly SwitchPress[], recording: AbortController): Promise<void> {
  recording.abort();
  for (const { key, timeStamp } of pressed) {
    await yieldToBrowser();
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    // When the switch was pressed, so that presses which follow too soon can be told apart.
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.body.dispatchEvent(event);
  }
}
