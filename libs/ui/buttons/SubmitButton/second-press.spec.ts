import { describe, expect, it } from 'vitest';
import { judgePress } from './second-press';
import type { Press } from './second-press';

const pressKey = (timeStamp: number) => ({ detail: 0, isTrusted: true, timeStamp });
const pressMouse = (timeStamp: number) => ({ detail: 1, isTrusted: true, timeStamp });
/** As the site replays what was pressed before its scripts had come. */
const replay = (timeStamp: number) => ({ detail: 0, isTrusted: false, timeStamp });

describe('second press', () => {
  it('is one on the same control within 500 ms, so that a held key acts once', () => {
    const button = {};
    const presses: Press[] = [];

    for (const timeStamp of [1000, 1499, 1998, 2498])
      presses.push(judgePress(presses.at(-1), button, pressKey(timeStamp)));

    expect(presses.map(({ isSecond }) => isSecond)).toEqual([false, true, true, false]);
  });

  it('is one by key on the control to which the first press moved the focus', () => {
    const opened = judgePress(undefined, {}, pressKey(1000));

    expect(judgePress(opened, {}, pressKey(1300)).isSecond).toBe(true);
    expect(judgePress(opened, {}, pressKey(1600)).isSecond).toBe(false);
  });

  it('is one beside all controls, where a dialog has appeared or become smaller', () => {
    const opened = judgePress(undefined, {}, pressMouse(1000));
    const beside = judgePress(opened, null, pressMouse(1200));

    expect(beside.isSecond).toBe(true);
    expect(judgePress(beside, null, pressMouse(1300)).isSecond).toBe(false);
  });

  it('is none on another control by mouse, nor after something else', () => {
    const first = judgePress(undefined, {}, pressMouse(1000));

    expect(judgePress(first, {}, pressMouse(1200)).isSecond).toBe(false);
    expect(judgePress(undefined, first.control, pressMouse(1200)).isSecond).toBe(false);
  });

  it('is none when early presses of several controls are replayed at once', () => {
    const chosen = judgePress(undefined, {}, replay(1000));

    expect(judgePress(chosen, {}, replay(1001)).isSecond).toBe(false);
  });

  it('is one on a control that has just appeared when the browser counts a double-click', () => {
    expect(judgePress(undefined, {}, { ...pressMouse(1000), detail: 2 }).isSecond).toBe(true);
  });
});
