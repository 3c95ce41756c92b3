import { describe, expect, it } from 'vitest';
import { judgePress } from './is-second-press';
import type { Press } from './is-second-press';

/** A click by a key, which browsers do not count. */
const pressKey = (timeStamp: number) => ({ detail: 0, timeStamp });

describe('second press of a button', () => {
  it('is one within 500 ms, so that a held key acts once', () => {
    const button = {};
    const presses: Press[] = [];

    for (const timeStamp of [1000, 1499, 1998, 2498])
      presses.push(judgePress(presses.at(-1), button, pressKey(timeStamp)));

    expect(presses.map(({ isSecond }) => isSecond)).toEqual([false, true, true, false]);
  });

  it('is none on another button, nor after something else', () => {
    const first = judgePress(undefined, {}, pressKey(1000));

    expect(judgePress(first, {}, pressKey(1001)).isSecond).toBe(false);
    expect(judgePress(undefined, first.button, pressKey(1001)).isSecond).toBe(false);
  });

  it('is one on a button that has just appeared when the browser counts a double-click', () => {
    expect(judgePress(undefined, {}, { detail: 2, timeStamp: 1000 }).isSecond).toBe(true);
  });

  it('is judged once, however often it is asked', () => {
    const [button, click] = [{}, pressKey(1000)];
    const first = judgePress(undefined, button, click);

    expect(judgePress(first, button, click).isSecond).toBe(false);
  });
});
