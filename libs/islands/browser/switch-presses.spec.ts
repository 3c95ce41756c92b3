import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordSwitchPresses } from './switch-presses.ts';

/** Node.js has events, but none of keyboards. */
class KeyPress extends Event {
  readonly key: string;
  readonly repeat: boolean;

  constructor(type: string, { key = '', repeat = false, ...init }: KeyboardEventInit) {
    super(type, init);
    this.key = key;
    this.repeat = repeat;
  }
}

let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { body: page });
  vi.stubGlobal('KeyboardEvent', KeyPress);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Presses a key at a time; returns whether it kept its usual meaning. */
function pressKey(key: string, timeStamp: number, repeat = false): boolean {
  const event = new KeyPress('keydown', { key, repeat, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return page.dispatchEvent(event);
}

it('repeats early presses in their order, with the times when they were made', async () => {
  recordSwitchPresses([' ', 'Enter'], 'ready');
  expect(pressKey(' ', 100)).toBe(false);
  expect(pressKey(' ', 130, true)).toBe(false);
  expect(pressKey('a', 140)).toBe(true);
  expect(pressKey('Enter', 150)).toBe(false);
  const repeated: [string, number][] = [];
  page.addEventListener('keydown', (event) => {
    if (event instanceof KeyPress) repeated.push([event.key, event.timeStamp]);
  });

  page.dispatchEvent(new Event('ready'));

  await vi.waitFor(() => expect(repeated).toHaveLength(2));
  expect(repeated).toEqual([
    [' ', 100],
    ['Enter', 150],
  ]);
});

it('gives the keys their usual meaning back when nothing gets ready', () => {
  recordSwitchPresses([' '], 'ready');
  expect(pressKey(' ', 100)).toBe(false);

  vi.advanceTimersByTime(20_000);

  expect(pressKey(' ', 200)).toBe(true);
});
