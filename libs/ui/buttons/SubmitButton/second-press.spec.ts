import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSecondKey, isUnwantedPress, judgePress, watchPresses } from './second-press';
import type { Press } from './second-press';

type Place = { clientX: number; clientY: number };
const HERE: Place = { clientX: 100, clientY: 100 };
const ELSEWHERE: Place = { clientX: 100, clientY: 140 };

const pressKey = (timeStamp: number) => ({
  detail: 0,
  isTrusted: true,
  timeStamp,
  clientX: 0,
  clientY: 0,
});
const pressMouse = (timeStamp: number, place = HERE) => ({
  detail: 1,
  isTrusted: true,
  timeStamp,
  ...place,
});
/** As the site replays what was pressed before its scripts had come. */
const replay = (timeStamp: number) => ({ ...pressKey(timeStamp), isTrusted: false });

const record = (click: Press['click'], control: object | null = {}, last?: Press): Press => {
  const kind = judgePress(last, control, click);
  return {
    control,
    click,
    kind,
    meantAt: kind === 'meant' ? click.timeStamp : (last ?? { meantAt: 0 }).meantAt,
  };
};

const findKinds = (clicks: Press['click'][], control = {}) => {
  const presses: Press[] = [];
  for (const click of clicks) presses.push(record(click, control, presses.at(-1)));
  return presses.map(({ kind }) => kind);
};

describe('second press', () => {
  it('is one on the same control within 500 ms', () => {
    expect(findKinds([1000, 1499].map((time) => pressKey(time)))).toEqual(['meant', 'repeated']);
    expect(findKinds([1000, 1500].map((time) => pressKey(time)))).toEqual(['meant', 'meant']);
  });

  it('is every one of a series in a hurry, and every other one of somebody who presses steadily', () => {
    const hurried = Array.from({ length: 10 }, (_, at) => pressMouse(1000 + at * 200));
    const steady = Array.from({ length: 6 }, (_, at) => ({ ...pressMouse(1000 + at * 400), detail: at + 1 }));

    expect(findKinds(hurried).slice(1)).toEqual(Array.from({ length: 9 }, () => 'repeated'));
    expect(findKinds(steady)).toEqual(['meant', 'repeated', 'meant', 'repeated', 'meant', 'repeated']);
    expect(findKinds([1000, 1400, 1650].map((time) => pressKey(time)))).toEqual([
      'meant',
      'repeated',
      'repeated',
    ]);
  });

  it('is one on what the first has replaced, until the third of steady presses', () => {
    const shown = record(pressMouse(1000));
    const misplaced = record(pressMouse(1400), {}, shown);

    expect([misplaced.kind, judgePress(misplaced, {}, pressMouse(1800))]).toEqual(['misplaced', 'meant']);
  });

  it('is one by a key that is held, however late it comes again', () => {
    const button = {};
    const opened = record(pressKey(1000), button);
    const held = { ...pressKey(1660), isHeld: true };

    expect(judgePress(opened, button, held)).toBe('repeated');
    expect(judgePress(opened, {}, held)).toBe('misplaced');
  });

  it('is one by key on the control to which the first press moved the focus', () => {
    const opened = record(pressKey(1000));

    expect(judgePress(opened, {}, pressKey(1300))).toBe('misplaced');
    expect(judgePress(opened, {}, pressKey(1600))).toBe('meant');
  });

  it('is one by mouse on what the first press has put at its place', () => {
    const ended = record(pressMouse(1000));

    expect(judgePress(ended, {}, pressMouse(1200))).toBe('misplaced');
    expect(judgePress(ended, {}, pressMouse(1600))).toBe('meant');
    expect(judgePress(ended, {}, pressMouse(1200, ELSEWHERE))).toBe('meant');
  });

  it('is one beside all controls, where a dialog has appeared or become smaller', () => {
    const opened = record(pressMouse(1000));
    const beside = record(pressMouse(1200), null, opened);

    expect(beside.kind).toBe('misplaced');
    expect(judgePress(beside, null, pressMouse(1300))).toBe('meant');
    expect(judgePress(opened, null, pressMouse(1200, ELSEWHERE))).toBe('meant');
  });

  it('is none on the control of a label, which the browser presses with it', () => {
    const label = record(pressMouse(1000), null);

    expect(judgePress(label, {}, pressMouse(1000))).toBe('meant');
  });

  it('is none after something else, nor by another device', () => {
    const button = {};
    const first = record(pressMouse(1000), button);

    expect(judgePress(undefined, button, pressMouse(1200))).toBe('meant');
    expect(judgePress(first, {}, pressKey(1200))).toBe('meant');
  });

  it('is none when early presses of several controls are replayed at once', () => {
    const chosen = record(replay(1000));

    expect(judgePress(chosen, {}, replay(1001))).toBe('meant');
  });

  it('is one by key after an early press that was replayed', () => {
    const removed = record(replay(1000));

    expect(judgePress(removed, {}, pressKey(1300))).toBe('misplaced');
    expect(judgePress(removed, {}, pressMouse(1300))).toBe('meant');
  });

  it('is one when the browser counts a double-click, however slow', () => {
    const ended = record(pressMouse(1000));
    const counted = { ...pressMouse(1900), detail: 2 };

    expect(judgePress(undefined, {}, counted)).toBe('repeated');
    expect(judgePress(ended, {}, counted)).toBe('misplaced');
  });
});

/** A menu item, which Material UI clicks when a key is pressed on it. */
class Item {
  closest = () => this;
  matches = (selector: string): boolean => selector.includes('menuitem');
}

/** A button or text area, on which the browser acts. */
class Control extends Item {
  override matches = (): boolean => false;
}

describe('second key', () => {
  const handlers = new Map<string, (event: object) => void>();
  const press = (target: Item, timeStamp: number, key = 'Enter') => {
    const event = { type: 'keydown', key, target, timeStamp, isTrusted: true, repeat: false };
    handlers.get('keydown')?.(event);
    return isSecondKey(event as unknown as KeyboardEvent);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    vi.stubGlobal('Element', Item);
    vi.stubGlobal('addEventListener', (type: string, handler: (event: object) => void) =>
      handlers.set(type, handler),
    );
    watchPresses();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is one on the same item of a menu, or on what has taken its place', () => {
    const [publish, unpublish] = [new Item(), new Item()];

    expect(press(publish, 1000)).toBe(false);
    const click = { type: 'click', target: publish, timeStamp: 1001, isTrusted: false, detail: 0 };
    handlers.get('click')?.(click);
    expect(window.isSecondPress?.(click as unknown as MouseEvent)).toBe(false);
    expect([press(publish, 1200), press(unpublish, 1400)]).toEqual([true, true]);
    expect(press(unpublish, 2000)).toBe(false);
    press(unpublish, 2100, 'ArrowDown');
    expect(press(publish, 2200)).toBe(false);
  });

  it('is one in the text that the first has formatted and focused, and none after typing', () => {
    const [bold, text] = [new Control(), new Control()];
    const pressBold = (timeStamp: number) => {
      press(bold, timeStamp);
      handlers.get('click')?.({ type: 'click', target: bold, timeStamp, isTrusted: true, detail: 0 });
      handlers.get('input')?.({ type: 'input', target: text });
    };

    pressBold(5000);
    expect(press(text, 5200)).toBe(true);

    pressBold(6000);
    vi.runAllTimers();
    handlers.get('input')?.({ type: 'input', target: text });
    expect(press(text, 6200)).toBe(false);
  });
});

describe('unwanted press', () => {
  class Download extends Item {
    override matches = (selector: string): boolean => selector === '[download]';
  }
  const handlers = new Map<string, (event: object) => void>();
  const click = (target: Item, timeStamp: number) => {
    const event = { type: 'click', target, timeStamp, isTrusted: true, detail: 1, clientX: 5, clientY: 5 };
    const isUnwanted = isUnwantedPress(event as unknown as MouseEvent);
    handlers.get('click')?.(event);
    return isUnwanted;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    vi.stubGlobal('Element', Item);
    vi.stubGlobal('addEventListener', (type: string, handler: (event: object) => void) =>
      handlers.set(type, handler),
    );
    watchPresses();
    handlers.get('keydown')?.({ key: 'Tab' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is the second one on a link that downloads a file', () => {
    const download = new Download();

    expect([1000, 1300, 1900].map((time) => click(download, time))).toEqual([false, true, false]);
  });

  it('is the second one on what the first has put there, not on the same button', () => {
    const [button, other] = [new Control(), new Control()];

    expect([click(button, 1000), click(button, 1200), click(other, 1400)]).toEqual([false, false, true]);
  });
});
