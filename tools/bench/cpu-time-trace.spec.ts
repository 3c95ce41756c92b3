import { expect, it } from 'vitest';
import { toCpuTime } from './cpu-time-trace.ts';

const inThread = { ph: 'X', pid: 1, tid: 1 };

it('shortens a task that another process interrupted to its CPU time', () => {
  const task = { ...inThread, ts: 1000, dur: 150, tts: 10, tdur: 40 };

  expect(toCpuTime([task])).toEqual([{ ...task, dur: 40 }]);
});

it('moves the events of a task on the clock of its thread', () => {
  const task = { ...inThread, ts: 1000, dur: 150, tts: 10, tdur: 40 };
  const layout = { ...inThread, ts: 1120, dur: 20, tts: 25, tdur: 15 };
  const mark = { ...inThread, ph: 'I', ts: 1145, tts: 45 };

  expect(toCpuTime([layout, mark, task])).toEqual([
    { ...task, dur: 40 },
    { ...layout, ts: 1015, dur: 15 },
    { ...mark, ts: 1035 },
  ]);
});

it('leaves the start of a task, other threads and events without a thread clock alone', () => {
  const first = { ...inThread, ts: 1000, dur: 150, tts: 10, tdur: 40 };
  const request = { ...inThread, ph: 'b', ts: 1050 };
  const other = { ...inThread, tid: 2, ts: 1060, dur: 10, tts: 500, tdur: 10 };
  const second = { ...inThread, ts: 1200, dur: 5, tts: 50, tdur: 5 };

  expect(toCpuTime([first, request, other, second])).toEqual([{ ...first, dur: 40 }, request, other, second]);
});
