import { describe, expect, it } from 'vitest';
import { createDebounce, createSwitchDebounce } from './debounce';

describe('debounce', () => {
  it('ignores a press that begins within the time after the last one, until its click', () => {
    const debounce = createDebounce(300);
    const isIgnored = (type: string, timeStamp: number) => debounce.isTooSoon({ type, timeStamp });

    expect(isIgnored('pointerdown', 1000)).toBe(false);
    expect(isIgnored('click', 1050)).toBe(false);
    debounce.record({ type: 'click', timeStamp: 1050 });

    expect(isIgnored('pointerdown', 1200)).toBe(true);
    expect(isIgnored('click', 1400)).toBe(true);
    expect(isIgnored('pointerdown', 1500)).toBe(false);
    expect(isIgnored('click', 1550)).toBe(false);
  });

  it('ignores a key that is pressed again too soon, and nothing when it is off', () => {
    const debounce = createDebounce(300);
    const off = createDebounce(0);
    debounce.record({ type: 'click', timeStamp: 1000 });
    off.record({ type: 'click', timeStamp: 1000 });

    expect(debounce.isTooSoon({ type: 'click', timeStamp: 1200 })).toBe(true);
    expect(off.isTooSoon({ type: 'click', timeStamp: 1000 })).toBe(false);
  });

  it('ignores a switch that is pressed again too soon, and no other switch', () => {
    const isTooSoon = createSwitchDebounce(300);

    expect(isTooSoon('move', 1000)).toBe(false);
    expect(isTooSoon('move', 1200)).toBe(true);
    expect(isTooSoon('select', 1200)).toBe(false);
    expect(isTooSoon('move', 1300)).toBe(false);
  });
});
